import type { Page } from '@playwright/test';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { ana } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const screens = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
] as const;

const sayMore = async (visitor: ConversationVisitor) => {
  await visitor.say('acho que nasci em 12/03/1990 e minha mãe é Maria Souza');
  return visitor.page.getByRole('button', { name: 'Está certo' });
};

/** The second tap comes a fifth of a second after the first, however busy this machine is. */
async function doubleTap(page: Page, point: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const seconds of [0, 0.2]) {
    const timestamp = start + seconds;
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
}

for (const viewport of screens)
  test.describe(`On a screen of ${viewport.width}`, inFullRun, () => {
    test.use({ viewport });

    test('A card sent twice leaves the focus on the next question, and a double yes takes the proposed answers', async ({
      page,
    }) => {
      const visitor = new ConversationVisitor(page);
      await visitor.startsAt('nome');
      await visitor.fill({ ...ana('nome'), ...ana('telefone'), ...ana('email') });
      await visitor.card.locator('[type="submit"]').dblclick();
      await visitor.isAsked('data-nascimento');
      await expect(visitor.composer).toBeFocused();
      await expect(visitor.composer).not.toHaveAttribute('aria-invalid');

      const yes = await sayMore(visitor);
      await yes.dblclick();
      // Nothing that comes after it is pressed.
      await visitor.isAsked('cpf');
      await expect(visitor.composer).toBeFocused();
      await expect(visitor.composer).not.toHaveAttribute('aria-invalid');
    });
  });

test.describe('By touch', () => {
  test.use({ viewport: screens[0], hasTouch: true });

  test('A double tap on yes takes the proposed answers and presses nothing else', async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    await visitor.startsAt('data-nascimento');
    const yes = await sayMore(visitor);
    // It stands still.
    await yes.click({ trial: true });
    const { x = 0, y = 0 } = (await yes.boundingBox()) ?? {};
    await doubleTap(page, { x: x + 20, y: y + 20 });
    await visitor.isAsked('cpf');
    await expect(visitor.composer).toBeFocused();
  });
});
