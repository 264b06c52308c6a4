import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sandboxOperator } from '../../server/operators/sandbox-operator.ts';
import { readDataKeys } from '../../server/protection/data-keys.ts';
import { createProtection } from '../../server/protection/protection.ts';
import { systemRandom } from '../../server/protection/random.ts';
import { PagesVisitor } from './pages-visitor.ts';
import { documents } from './sandbox.ts';
import { checkBothThemes, expect, test } from './story.ts';

/** As the server's terminal shows it. */
function operator() {
  const url = `file:${join(process.env.STORIES_DATA ?? '', 'site.db')}`;
  return sandboxOperator(createProtection(readDataKeys(undefined, url), systemRandom));
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = operator();
  await page.goto('/painel/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
  await page.goto('/painel-antigo/');
  await expect(page.getByRole('heading', { level: 1, name: 'Ligações' })).toBeVisible();
}

const entry = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

async function requestCall(page: Page, phone: string): Promise<void> {
  await page.goto('/timblack/receber-ligacao/');
  await page.locator('main form [name="phone"]').fill(phone);
  await page.locator('main form [type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'Pedido anotado' })).toBeVisible();
}

test('The operator sees who asked for a call and for a review, and what was treated', async ({ page }) => {
  await requestCall(page, '11912340077');

  const visitor = new PagesVisitor(page);
  await visitor.startsAt('ativar-debito', {
    nome: { name: 'Júlia Prado Reis' },
    cpf: { cpf: documents.rejected },
  });
  await visitor.giveAll(['ativar-debito']);
  await page.getByRole('button', { name: 'Pedir revisão' }).click();
  await expect(page.getByText('Revisão pedida.', { exact: false })).toBeVisible();

  await signIn(page);
  const call = entry(page, '(11) 91234-0077');
  await expect(call.getByRole('link')).toHaveAttribute('href', 'tel:+5511912340077');
  await expect(call).toContainText('Campanhablack');
  await call.getByRole('button', { name: 'Marcar como tratada' }).click();
  await expect(page.getByRole('status')).toHaveText('Marcada como tratada.');
  await expect(call).toHaveCount(0);
  await page.getByRole('link', { name: 'Tratadas' }).click();
  await expect(call).toContainText('Tratada em');
  await call.getByRole('button', { name: 'Reabrir' }).click();
  await page.getByRole('link', { name: 'A tratar', exact: true }).click();
  await expect(call).toBeVisible();

  await page.getByRole('link', { name: /^Análises/ }).click();
  const review = entry(page, 'Júlia Prado Reis');
  await expect(review).toContainText('Recusado pela análise');
  await expect(review.getByRole('link', { name: '(11) 98765-1234' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('935.411.347-80');
  await review.getByRole('button', { name: 'Marcar como tratada' }).click();
  await expect(review).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('status')).toHaveText('De volta à lista “A tratar”.');
  await expect(review).toBeVisible();
});

for (const [width, phone] of [
  [390, '11912340078'],
  [1280, '11912340079'],
] as const)
  test(`The panel is accessible, ${width} wide, in light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await requestCall(page, phone);
    await signIn(page);
    for (const list of ['Ligações', 'Análises', 'Sem cobertura', 'Mensagens']) {
      await page.getByRole('navigation', { name: 'Listas' }).getByRole('link', { name: list }).click();
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
      await checkBothThemes(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(width);
    }
    await page.goto('/painel-antigo/ligacoes/');
    await entry(page, phone.replace(/^(..)(.{5})/, '($1) $2-'))
      .getByRole('button')
      .click();
    await expect(page.getByRole('status')).toHaveText('Marcada como tratada.');
    await checkBothThemes(page);
    await page.getByRole('link', { name: 'Tratadas' }).click();
    await checkBothThemes(page);
  });
