import { PagesVisitor } from './pages-visitor.ts';
import { ana, untilPayment, withoutDebit } from './sandbox.ts';
import { expect, test } from './story.ts';

test('A reload at every step goes on at that step, with one lead and one order', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  const leads = new Set<string>();
  page.on('request', (request) => {
    const [, id] = /\/api\/lead-v2\/([0-9a-f-]{36})/.exec(request.url()) ?? [];
    if (id) leads.add(id);
  });
  await visitor.begin();
  for (const step of withoutDebit) {
    await visitor.isAsked(step);
    await page.reload();
    await visitor.give(step, ana[step]);
  }
  await visitor.isAt('/pedido-realizado/');
  const order = await page.getByText(/UF-[0-9A-Z]{11}/).textContent();
  await page.reload();
  await expect(page.getByText(order ?? '')).toBeVisible();
  expect(leads.size).toBe(1);
});

test('Back leads to the page before, with its answer in place', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  const steps = untilPayment;
  await visitor.begin();
  for (const [place, step] of steps.entries()) {
    await visitor.give(step, ana[step]);
    const next = steps[place + 1];
    if (next === undefined) break;
    await visitor.isAsked(next);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await visitor.isAsked(step);
    await page.goBack();
    await visitor.isAsked(next);
  }
});

test("The browser's own Back and Forward walk through the pages", async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.begin();
  await visitor.giveAll(['cep', 'nr-imovel', 'nome', 'telefone']);
  await visitor.isAsked('email');
  for (const step of ['telefone', 'nome', 'nr-imovel', 'cep']) {
    await page.goBack();
    await visitor.isAsked(step);
  }
  await expect(page.locator('[name="cep"]')).toHaveValue('01310-100');
  for (const step of ['nr-imovel', 'nome', 'telefone', 'email']) {
    await page.goForward();
    await visitor.isAsked(step);
  }
});

test('A link to a later page leads to the page that is due', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await page.goto('/checkout/cpf/');
  await visitor.isAsked('cep');
  await visitor.giveAll(['cep', 'nr-imovel']);
  await page.goto('/checkout/confirmacao/');
  await visitor.isAt('/checkout/planos/');
});

test('After the order, Back shows that it was made and does not make another', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /\/api\/lead\//.test(request.url())) orders.push(request.url());
  });
  await visitor.begin();
  await visitor.giveAll(withoutDebit);
  await visitor.isAt('/pedido-realizado/');
  await page.goBack();
  await visitor.isAt('/checkout/confirmacao/');
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.getByText(/UF-[0-9A-Z]{11}/)).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('An answer given without a line is kept, and sent once when the line is back', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const visitor = new PagesVisitor(page);
  const saved: string[] = [];
  page.on('response', (response) => {
    const [, step] = /lead-v2\/[0-9a-f-]{36}\/(\w+)$/.exec(response.url()) ?? [];
    if (step && response.ok()) saved.push(step);
  });
  await visitor.begin();
  await visitor.giveAll(['cep', 'nr-imovel', 'nome']);
  await visitor.isAsked('telefone');
  await expect.poll(() => saved).toEqual(['plan', 'name']);
  await context.setOffline(true);
  await visitor.giveAll(['telefone', 'email']);
  await visitor.isAsked('data-nascimento');
  await expect(page.getByText('Sem conexão')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => saved).toEqual(['plan', 'name', 'phone', 'email']);
  await visitor.giveAll(['data-nascimento', 'nome-mae', 'cpf']);
  await visitor.isAsked('data-de-vencimento');
});

test('One edit at the review costs one page; a new postcode costs what depends on it', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.begin();
  await visitor.giveAll(withoutDebit.slice(0, -1));
  await visitor.isAsked('confirmacao');
  await page.locator('main a[href$="/checkout/nome/"]').first().click();
  await visitor.isAsked('nome');
  await expect(page.locator('[name="name"]')).toHaveValue('Ana Souza Lima');
  await visitor.give('nome', { name: 'Ana Lima' });
  await visitor.isAsked('confirmacao');
  await expect(page.locator('main')).toContainText('Ana Lima');
  await page.goto('/checkout/cep/');
  await visitor.give('cep', { cep: '20040-020' });
  await visitor.give('nr-imovel', { number: '15' });
  await visitor.give('data-instalacao', ana['data-instalacao']);
  await visitor.isAsked('confirmacao');
  await expect(page.locator('main')).toContainText('Praça Pio X');
});

test('Whoever gives up at the review has everything erased, here and on the server', async ({
  page,
  expectNoise,
}) => {
  const visitor = new PagesVisitor(page);
  await visitor.begin();
  const [opened] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/lead-v2')),
    visitor.giveAll(withoutDebit.slice(0, -1)),
  ]);
  const { idLead } = await opened.json();
  await visitor.isAsked('confirmacao');
  await page.getByRole('button', { name: 'Desistir e apagar meus dados' }).click();
  await page.getByRole('button', { name: 'Apagar tudo' }).click();
  await visitor.isAsked('cep');
  await expect(page.getByText('Apagamos o seu pedido e os seus dados.')).toBeVisible();
  await expect(page.locator('[name="cep"]')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept.includes('Ana') || kept.includes(idLead)).toBe(false);
  expectNoise(/404/);
  const gone = await page.evaluate(async (id) => (await fetch(`/api/lead/${id}`)).status, idLead);
  expect(gone).toBe(404);
});
