import type { Page } from '@playwright/test';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana, withoutDebit } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';
import { listenAsScreenReader } from '../support/watching.ts';

/** What lies over the middle of what has the focus, or that it is out of sight; nothing where it can be seen. */
const overFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight / 2) / 2);
    if (seen && (focused.contains(seen) || seen.contains(focused))) return null;
    return `${focused.outerHTML.slice(0, 100)} is under ${seen?.outerHTML.slice(0, 100)}`;
  });

test(
  'At 400 % every question in the conversation stays clear of the text field and is announced once, and paper shows the whole order',
  inFullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    const visitor = new ConversationVisitor(page);
    const reader = await listenAsScreenReader(page);
    const asked: string[] = [];
    await visitor.begin();
    for (const step of visitor.stopsAmong(withoutDebit)) {
      await visitor.isAsked(step);
      asked.push((await visitor.question.textContent()) ?? '');
      await expect.poll(() => overFocus(page), { message: step }).toBeNull();
      if (step === 'email') await visitor.giveAll(['nome', 'telefone', 'email']);
      else await visitor.give(step, ana(step));
    }
    await visitor.isAt('/pedido-realizado/');
    await test.step('Every question is announced once, and the focus is never lost', async () => {
      const said = await reader.said();
      for (const question of asked)
        expect(
          said.filter((text) => text.includes(question)),
          question,
        ).toHaveLength(1);
      expect(said.length).toBe(new Set(said).size);
      expect(await reader.lostFocus()).toEqual([]);
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^UF-/).first()).toBeVisible();
    await expect(visitor.composer).toBeHidden();
  },
);

for (const Face of [PagesVisitor, ConversationVisitor])
  test(`In forced colours what lies over the page has a ground of its own, seen by a ${Face.name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await new Face(page).startsAt('confirmacao');
    const grounds = await page
      .locator('[data-consent], form div:has(> [type="submit"]), form[data-starts]')
      .evaluateAll((over) => over.map((one) => getComputedStyle(one).backgroundColor));
    expect(grounds.length).toBeGreaterThan(1);
    expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255)']));
  });

test('In forced colours the chosen option is visible, and at 400 % a warning leaves its input in view', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('data-de-vencimento');
  await visitor.fill(ana('data-de-vencimento'));
  const ground = (which: string) =>
    page
      .locator(`label:has([name="due_date"]${which})`)
      .first()
      .evaluate((chip) => getComputedStyle(chip).backgroundColor);
  expect(await ground(':checked')).not.toBe(await ground(':not(:checked)'));
  await visitor.submit();
  await visitor.isAsked('ativar-debito');
  const radio = visitor.input('direct_debit').first();
  await expect(radio).toHaveCSS('appearance', 'auto');
  const box = await radio.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(12);

  await page.setViewportSize({ width: 320, height: 256 });
  await visitor.give('ativar-debito', { direct_debit: 'true' });
  await visitor.isAsked('conta-debito');
  await visitor.fill({ bank: '260', agency: '1', account_number: '1234567-8' });
  await page.keyboard.press('Enter');
  await expect(page.getByText('O dígito não combina com a regra do banco.').first()).toBeAttached();
  await expect.poll(() => overFocus(page)).toBeNull();
});
