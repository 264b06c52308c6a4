import { conversationWords } from '../../../src/content/conversation/words.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { postcode } from '../../../src/content/steps/postcode.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { hold } from '../support/hold.ts';
import { ana, places, withoutDebit } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';
import { listenTo } from '../support/traffic.ts';
import { watchQuestions } from '../support/watching.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'A reload at any question shows the whole conversation at once and keeps one lead and one order',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    const { leads } = listenTo(page);
    const seen = await watchQuestions(page);
    await visitor.begin();
    for (const step of visitor.stopsAmong(withoutDebit)) {
      await visitor.isAsked(step);
      const question = (await visitor.question.textContent()) ?? '';
      await page.reload();
      await visitor.isAsked(step);
      await expect.poll(seen).not.toEqual([]);
      const after = await seen();
      expect(new Set(after.map((frame) => frame.question)), step).toEqual(new Set([question]));
      expect(new Set(after.map(({ bubbles }) => bubbles)).size, `${step} at once`).toBe(1);
      if (['nome', 'telefone', 'email'].includes(step)) await visitor.giveAll(['nome', 'telefone', 'email']);
      else await visitor.give(step, ana(step));
    }
    await visitor.isAt('/pedido-realizado/');
    const order = await page.getByText(/UF-[0-9A-Z]{11}/).textContent();
    await page.reload();
    await expect(page.getByText(order ?? '')).toBeVisible();
    expect(leads.size).toBe(1);
  },
);

test('A text field focused before the application has loaded leaves the question in view', async ({
  page,
}) => {
  // Still on its way.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/chat/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.locator('#composer').focus();
  await expect(page.getByText('me diga o CEP')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('A question is in view while its card is loading, and the card appears in space reserved for it', async ({
  page,
}) => {
  const visitor = new ConversationVisitor(page);
  const held: (() => void)[] = [];
  let isSlow = true;
  await page.route(/\/assets\/checkout-/, async (route) => {
    if (isSlow) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await visitor.begin();
  await visitor.giveAll(['cep', 'nr-imovel']);
  const skeleton = page.locator('li[data-open]:has([data-asks]) div[aria-hidden="true"]:has(> span + span)');
  await expect(skeleton).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const bottomOf = (what: string) => document.querySelector(what)?.getBoundingClientRect().bottom ?? 0;
        const composer = document.querySelector('form[data-starts]')?.getBoundingClientRect().top ?? 0;
        return bottomOf('li[data-open]') <= composer && bottomOf('footer') > innerHeight;
      }),
    )
    .toBe(true);
  const heightOfOpen = async () => (await page.locator('li[data-open]').boundingBox())?.height ?? 0;
  const kept = await heightOfOpen();
  isSlow = false;
  for (const go of held) go();
  await visitor.isAsked('nome');
  const taken = await heightOfOpen();
  expect(Math.abs(taken - kept), `${kept} kept, ${taken} taken`).toBeLessThan(taken / 4);
});

test('An answer stands below its question with the sign of its look-up, whatever is still loading', async ({
  page,
}) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.isAsked('cep');
  const question = (await visitor.question.textContent()) ?? '';
  // Still on their way.
  await page.route('**/assets/*.js', () => undefined);
  await page.route('**/api/cep/information/*', () => undefined);
  await visitor.say(places.covered);
  await expect(page.getByRole('listitem').filter({ hasText: places.covered })).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText(postcode.waiting.bubble, { exact: true }).last()).toBeVisible();
});

test('A first message in words stands at once above the line, is read when what reads it has come, and moves nothing', async ({
  page,
}) => {
  const visitor = new ConversationVisitor(page);
  const letCome = await hold(page, /\/assets\/replies-/);
  await visitor.begin();
  await visitor.isAsked('cep');
  await visitor.composer.focus();
  // What a phone's keyboard leaves.
  await page.setViewportSize({ width: 390, height: 480 });
  await page.keyboard.type('tem fidelidade?');
  await page.keyboard.press('Enter');
  const bubble = page.locator('li[data-sent]');
  const sign = page.locator('li').filter({ hasText: frame.waiting });
  for (const shown of [bubble, sign]) await expect(shown).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isUncovered(visitor)).toBe(true);
  await expect(visitor.announcer).toHaveText(frame.waiting);
  await expect(visitor.composer).toBeFocused();
  await expect(visitor.composer).toHaveValue('');
  await page.keyboard.type('e');
  for (const reply of await page.locator('li[data-open] button').all()) await expect(reply).toBeVisible();
  await checkAccessibility(page);
  letCome();
  await expect(page.locator('li[data-side-question]')).toContainText('tem fidelidade?');
  await expect(bubble.or(sign)).toHaveCount(0);
  await expect(visitor.composer).toBeFocused();
  await expect(visitor.composer).toHaveValue('e');
});

test('The text field stays mounted and focused, takes answers key by key, and covers nothing on a low screen', async ({
  page,
}) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.isAsked('cep');
  await visitor.composer.focus();
  // What a phone's keyboard leaves.
  await page.setViewportSize({ width: 390, height: 380 });
  const line = await visitor.composer.elementHandle();
  const type = async (step: StepId, keys: string, drawn: string) => {
    await visitor.isAsked(step);
    await expect(visitor.composer).toBeFocused();
    expect(await line?.evaluate((element) => element === document.querySelector('#composer'))).toBe(true);
    await expect(visitor.question).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isUncovered(visitor), step).toBe(true);
    await page.keyboard.type(keys);
    await expect(visitor.composer).toHaveValue(drawn);
    await page.keyboard.press('Enter');
  };
  await type('cep', '01310100', '01310-100');
  await type('nr-imovel', '1000', '1000');
  await visitor.giveAll(['nome', 'telefone', 'email']);
  await type('data-nascimento', '02021990', '02/02/1990');
  await type('nome-mae', 'Maria Souza', 'Maria Souza');
  await type('cpf', '52998224725', '529.982.247-25');
  await visitor.isAsked('data-de-vencimento');
});

/** Whether question and composer are what a finger would meet at their corners. */
const isUncovered = ({ page }: ConversationVisitor) =>
  page.evaluate(() =>
    ['[data-asks]', '#composer'].every((selector) => {
      const element = document.querySelector(selector);
      const box = element?.getBoundingClientRect();
      if (!element || !box) return false;
      return [box.top + 2, box.bottom - 2].every((y) =>
        element.contains(document.elementFromPoint(box.left + box.width / 2, y)),
      );
    }),
  );

for (const [device, isTouch, shows] of [
  ['a phone offers', true, 'another keyboard'],
  ['a desk with keys offers', false, 'no other keyboard'],
] as const)
  test.describe(() => {
    test.use({ hasTouch: isTouch, isMobile: isTouch });

    test(`The line of ${device} ${shows} where digits are asked`, async ({ page }) => {
      const visitor = new ConversationVisitor(page);
      await visitor.begin();
      await visitor.isAsked('cep');
      await expect(
        page.getByRole('button', { name: conversationWords.composer.keyboard.letters.name }),
      ).toBeVisible({
        visible: isTouch,
      });
    });
  });
