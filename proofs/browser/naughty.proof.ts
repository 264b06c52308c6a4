import { expect, type Page } from '@playwright/test';
import { readSettings } from '../../server/app/env.ts';
import { withShop } from '../../server/commands/run-command.ts';
import type { AnasStep } from '../../tests/stories/support/sandbox.ts';
import type { Visitor } from '../../tests/stories/support/visitor.ts';
import { auditStoredRows } from '../requests/audit-stored-rows.ts';
import { naughtyStrings } from '../requests/naughty-strings.ts';
import { faces, test } from './proof.ts';

/** Text inputs by step. */
const textFields = [
  ['cep', 'cep'],
  ['nr-imovel', 'number'],
  ['nome', 'name'],
  ['telefone', 'phone'],
  ['email', 'email'],
  ['data-nascimento', 'birth_date'],
  ['nome-mae', 'mothers_name'],
  ['cpf', 'cpf'],
  ['conta-debito', 'agency'],
  ['conta-debito', 'account_number'],
] as const satisfies readonly (readonly [AnasStep, string])[];

/** Distributes the strings over the fields, so that each is typed once. */
const shareOf = (index: number): readonly string[] =>
  naughtyStrings.filter((text, at) => at % textFields.length === index && text.trim() !== '');

async function stand(visitor: Visitor, step: AnasStep): Promise<void> {
  if (step !== 'conta-debito') return visitor.startsAt(step);
  await visitor.startsAt('ativar-debito');
  await visitor.give('ativar-debito', { direct_debit: 'true' });
  await visitor.isAsked(step);
}

/** Types and submits a text; something comes of it at the input, in the conversation, or as the next question. */
async function typeAndSend(visitor: Visitor, field: string, text: string): Promise<void> {
  const { page } = visitor;
  const input = visitor.input(field).first();
  const asked = page.url();
  const messages = page.locator('main li');
  const before = await messages.count();
  await input.fill(text);
  await input.press('Enter');
  await expect
    .poll(
      async () =>
        page.url() !== asked ||
        !(await input.isVisible()) ||
        // Fields on one page are validated together: one may be accepted while another is missing.
        (await page.locator('main [aria-invalid="true"]').count()) > 0 ||
        (await messages.count()) > before,
      {
        message: `nothing became of ${JSON.stringify(text.slice(0, 80))}`,
        ...{ timeout: 15_000, intervals: [20, 50] },
      },
    )
    .toBe(true);
}

/** Whether typed text became active: executable elements, blocked scripts or page errors. */
function watchForMarkup(page: Page): () => Promise<string[]> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    wrong.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      wrong.push(`console: ${message.text()}`);
  });
  // Our pages have no inline handlers, and scripts only in the head or from files.
  return async () => [
    ...wrong,
    ...(await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter(
          (one) =>
            one.matches('script:not([type$="json"]), iframe, object, embed, base, [href^="javascript:" i]') ||
            one.getAttributeNames().some((name) => name.startsWith('on')),
        )
        .map((one) => one.outerHTML.slice(0, 120)),
    )),
  ];
}

for (const { name: face, Face } of faces)
  for (const [index, [step, field]] of textFields.entries())
    test(`naughty ${field} ${face}`, async ({ page }) => {
      const visitor: Visitor = new Face(page);
      const markup = watchForMarkup(page);
      const route = visitor.routeOfPage(step).replace('/checkout/', '').replace('/', '');
      await stand(visitor, step);
      for (const text of shareOf(index)) {
        const stays = page.url().includes(route) && (await visitor.input(field).first().isVisible());
        if (!stays) await stand(visitor, step);
        await typeAndSend(visitor, field, text);
        expect(await markup(), JSON.stringify(text.slice(0, 80))).toEqual([]);
      }
    });

test('naughty what was stored', async () => {
  const settings = readSettings({ DATABASE_URL: process.env.STORIES_DATABASE ?? '' });
  const { wrong } = await withShop(settings, ({ database, protection }) =>
    database.read((db) => auditStoredRows(db, protection)),
  );
  expect(wrong).toEqual([]);
});
