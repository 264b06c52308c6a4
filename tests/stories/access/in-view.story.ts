import type { Locator, Page } from '@playwright/test';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { quizWords } from '../../../src/content/screens/quiz.ts';
import { answerQuiz } from '../support/answer-quiz.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana, documents } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** How far a control reaches over the top of the fixed button. */
async function reachUnderButton(page: Page, control: Locator): Promise<number> {
  const button = await page.locator('main form [type="submit"]').boundingBox();
  const box = await control.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0) - (button?.y ?? 0);
}

test('On the smallest screen the plans open with their question and the focused plan in view, and a reloaded review names the bank', async ({
  page,
}) => {
  const visitor = new PagesVisitor(page);
  await visitor.begin('');
  await visitor.give('cep', ana.cep);
  await visitor.give('nr-imovel', ana['nr-imovel']);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await reachUnderButton(page, page.getByRole('radio').first())).toBeLessThan(0);
  await visitor.startsAt('ativar-debito');
  await visitor.give('ativar-debito', { direct_debit: 'true' });
  await visitor.give('conta-debito', { bank: '341', agency: '1234', account_number: '12345-1' });
  await visitor.isAsked('data-instalacao');
  await expect(page.getByRole('combobox').first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await visitor.give('data-instalacao', ana['data-instalacao']);
  await visitor.isAsked('confirmacao');
  await page.reload();
  await visitor.isAsked('confirmacao');
  await expect(page.getByText(/^341 .*Itaú/)).toBeVisible();
});

test('A question reloaded after an error is in view on the smallest screen', inFullRun, async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('telefone');
  await visitor.give('telefone', { phone: '(11) 3333' });
  await expect(visitor.input('phone')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await visitor.isAsked('telefone');
  await expect(visitor.input('phone')).toBeInViewport();
});

test('The message after a failed quiz is in view on the smallest screen', inFullRun, async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('ativar-debito', { cpf: { cpf: documents.quizzed } });
  await visitor.give('ativar-debito', ana['ativar-debito']);
  await answerQuiz(visitor, false);
  await expect(page.getByText(quizWords.again)).toBeInViewport();
});

test('The fixed button does not cover the message below the due days, and the list of errors stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('data-de-vencimento');
  await visitor.submit();
  const list = page.getByRole('group', { name: /^Falta corrigir/ });
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport({ ratio: 1 });
  const message = page.getByRole('radiogroup').getByText(fieldErrors.dueDate);
  const top = async () => (await page.getByRole('button', { name: 'Continuar' }).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await message.boundingBox();
      return box !== null && box.y + box.height <= (await top());
    })
    .toBe(true);
});
