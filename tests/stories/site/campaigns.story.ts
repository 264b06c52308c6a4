import { heroWords } from '../../../src/content/landing/hero.ts';
import { eachFaceInFullRun } from '../support/each-face.ts';
import { again } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana, withoutDebit } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

eachFaceInFullRun('A campaign keeps its prefix, and its order has its origin', async ({ page, visit }) => {
  const visitor = visit(page, '/black-friday');
  const origins: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/lead-v2'))
      origins.push(request.postDataJSON().lead.tracking.lp_origin);
  });
  await visitor.begin('?s=d600b&utm_source=radio');
  await visitor.giveAll(withoutDebit);
  await visitor.isAt('/pedido-realizado/');
  expect(origins).toEqual(['LP Black Friday']);
});

eachFaceInFullRun('Campaign b asks no house number', async ({ page, visit }) => {
  const visitor = visit(page, '/b');
  await visitor.begin();
  await visitor.give('cep', ana('cep'));
  await visitor.isAsked('nome');
  await visitor.back();
  await visitor.isAsked('cep');
});

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
  await visitor.give('instalacao-pagamento', { ...ana('data-de-vencimento'), ...ana('ativar-debito') });
  await visitor.giveAll(['data-instalacao', 'confirmacao']);
  await visitor.isAt('/pedido-realizado/');
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
