import { heroWords } from '../../../src/content/landing/hero.ts';
import { again } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test('Combined pages ask the same steps together, by pages', async ({ page }) => {
  const visitor = new PagesVisitor(page, '/c');
  await page.goto('/c/checkout/cep-dados-cliente/?s=d600b');
  await visitor.give('cep-dados-cliente', {
    ...ana('cep'),
    ...ana('nr-imovel'),
    ...ana('nome'),
    ...ana('telefone'),
    ...ana('email'),
  });
  await visitor.give('dados-pessoais', { ...ana('data-nascimento'), ...ana('nome-mae'), ...ana('cpf') });
  await visitor.isAt('/checkout/instalacao-pagamento/');
});

test('An address that does not exist answers 404 with a link home', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  const response = await page.goto('/nao-existe/');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Página inicial', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const width of [390, 1280])
  test(`The migration page leads to the tax id, ${width} wide`, again(width > 390), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/migracao-ultrafibra/ofertas/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.migracao.heading);
    await expect(page.locator('#planos, #consultar, #comparar')).toHaveCount(0);
    await page.getByRole('link', { name: heroWords.migracao.action }).click();
    await expect(page).toHaveURL(/\/migracao-ultrafibra\/consulta-cpf\/$/);
    await expect(page.locator('[name="cpf"]')).toBeVisible();
  });
