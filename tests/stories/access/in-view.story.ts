import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('On the smallest screen the plans open at their question, and a review that is loaded again names the bank', async ({
  page,
}) => {
  const visitor = new PagesVisitor(page);
  await visitor.begin('');
  await visitor.give('cep', ana.cep);
  await visitor.give('nr-imovel', ana['nr-imovel']);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await visitor.startsAt('ativar-debito');
  await visitor.give('ativar-debito', { direct_debit: 'true' });
  await visitor.give('conta-debito', { bank: '341', agency: '1234', account_number: '12345-1' });
  await visitor.give('data-instalacao', ana['data-instalacao']);
  await visitor.isAsked('confirmacao');
  await page.reload();
  await visitor.isAsked('confirmacao');
  await expect(page.getByText(/^341 .*Itaú/)).toBeVisible();
});
