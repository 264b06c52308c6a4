import { expect, type Page } from '@playwright/test';
import { readSettings } from '../../server/app/env.ts';
import { withShop } from '../../server/commands/run-command.ts';
import type { AnasStep } from '../../tests/stories/support/sandbox.ts';
import type { Visitor } from '../../tests/stories/support/visitor.ts';
import { auditStoredRows } from '../requests/audit-stored-rows.ts';
import { naughtyStrings } from '../requests/naughty-strings.ts';
import { watchForMarkup } from './markup-watch.ts';
import { faces, note, test } from './proof.ts';

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

/** Types and submits a text; the outcome appears at the input, in the conversation, or as the next question. */
async function typeAndSend(visitor: Visitor, field: string, text: string): Promise<'taken' | 'told'> {
  const { page } = visitor;
  const input = visitor.input(field).first();
  const asked = page.url();
  const messages = page.locator('main li');
  const before = await messages.count();
  await input.fill(text);
  await input.press('Enter');
  let outcome: 'taken' | 'told' | undefined;
  await expect
    .poll(
      async () => {
        const isMoved = page.url() !== asked || !(await input.isVisible());
        // Fields on one page are validated together: one may be accepted while another is missing.
        const isTold =
          (await page.locator('main [aria-invalid="true"]').count()) > 0 || (await messages.count()) > before;
        outcome = isMoved ? 'taken' : isTold ? 'told' : undefined;
        return outcome;
      },
      {
        message: `nothing became of ${JSON.stringify(text.slice(0, 80))}`,
        timeout: 15_000,
        intervals: [20, 50],
      },
    )
    .toBeDefined();
  return outcome ?? 'told';
}

async function typeAll(
  page: Page,
  visitor: Visitor,
  step: AnasStep,
  field: string,
  texts: readonly string[],
) {
  const markup = await watchForMarkup(page);
  const outcomes = { taken: 0, told: 0 };
  await stand(visitor, step);
  for (const text of texts) {
    const stays = new URL(page.url()).href.includes(
      visitor.routeOfPage(step).replace('/checkout/', '').replace('/', ''),
    );
    if (!stays || !(await visitor.input(field).first().isVisible())) await stand(visitor, step);
    outcomes[await typeAndSend(visitor, field, text)] += 1;
    expect(await markup.found(), JSON.stringify(text.slice(0, 80))).toEqual([]);
  }
  return outcomes;
}

for (const { name: face, Face } of faces)
  for (const [index, [step, field]] of textFields.entries())
    test(`naughty ${field} ${face}`, async ({ page }) => {
      const texts = shareOf(index);
      const { taken, told } = await typeAll(page, new Face(page), step, field, texts);
      note({ what: field, saw: `${texts.length} typed: ${told} told, ${taken} taken`, isBroken: false });
    });

test('naughty what was stored', async () => {
  const settings = readSettings({ DATABASE_URL: process.env.STORIES_DATABASE ?? '' });
  const { rows, wrong } = await withShop(settings, ({ database, protection }) =>
    database.read((db) => auditStoredRows(db, protection)),
  );
  note({ what: 'rows read back', saw: String(rows), isBroken: wrong.length > 0 });
  expect(wrong).toEqual([]);
});
