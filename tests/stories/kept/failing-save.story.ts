import { dayInBrasilia, formatBrazilianDate } from '../../../src/brazil/date.ts';
import { dayMs } from '../../../src/brazil/durations.ts';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { unsavedWords } from '../../../src/content/screens/unsaved.ts';
import { eachFaceInFullRun } from '../support/each-face.ts';
import { hold } from '../support/hold.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

eachFaceInFullRun(
  'A save that the server fails shows its message where the next question is asked, until it succeeds',
  async ({ page, visitor, expectNoise }) => {
    expectNoise(/500/);
    const message = 'Cadastro em manutenção.';
    await visitor.startsAt('data-nascimento');
    await page.route('**/api/lead-v2/*/birthDate', (route) =>
      route.fulfill({ status: 500, json: { message } }),
    );
    await visitor.give('data-nascimento', ana('data-nascimento'));
    const notice = page.getByRole('status').filter({ hasText: unsavedWords.title });
    await expect(notice).toContainText(message);
    await checkAccessibility(page);
    await page.unroute('**/api/lead-v2/*/birthDate');
    // It tries again by itself as well, which may come first.
    await page.addLocatorHandler(notice.getByRole('button', { name: frame.tryAgain }), (again) =>
      again.click(),
    );
    await visitor.give('nome-mae', ana('nome-mae'));
    await visitor.isAsked('cpf');
    await expect(notice).toHaveCount(0);
  },
);

test('A visitor called back to a refused answer finds the text being typed unchanged', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/);
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('data-nascimento');
  const letGo = await hold(page, '**/api/lead-v2/*/birthDate');
  // Eighteen in a week: the browser leaves that to the shop.
  const { year, month, day } = dayInBrasilia(Date.now() + 7 * dayMs);
  await visitor.give('data-nascimento', {
    birth_date: formatBrazilianDate({ year: year - 18, month, day }),
  });
  await visitor.isAsked('nome-mae');
  await visitor.input('mothers_name').fill('Maria Silv');
  letGo();
  await visitor.isTold('birth_date', fieldErrors.birthTooYoung);
  await visitor.give('data-nascimento', ana('data-nascimento'));
  await visitor.isAsked('nome-mae');
  await expect(visitor.input('mothers_name')).toHaveValue('Maria Silv');
});
