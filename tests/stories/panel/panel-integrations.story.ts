import { worksAs } from '../support/panel-operator.ts';
import { fitsBoth, phone, view } from '../support/panel-screen.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

test('An administrator makes a key that reads what it may until it is ended', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/);
  await page.setViewportSize(phone);
  await worksAs(page, 'admin', 'Rita Moura', 'integracoes');
  await view(page, 'Integrações');
  await page.getByRole('button', { name: 'Nova chave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova chave' });
  const name = 'CRM';
  await dialog.getByLabel('Sistema').fill(name);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toContainText('Marque o que a chave pode ler.');
  await dialog.getByLabel('Pedidos').check();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  const token = (await dialog.getByText(/^uf_/).textContent()) ?? '';
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Já copiei' }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await fitsBoth(page);

  const read = (what: string) =>
    page.request.get(`/api/v1/${what}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await read('orders')).status()).toBe(200);
  expect((await read('leads')).status()).toBe(403);

  await page.getByRole('button', { name: `Encerrar a chave de ${name}` }).click();
  const ending = page.getByRole('dialog', { name: `Encerrar a chave de ${name}` });
  await ending.getByRole('button', { name: 'Encerrar' }).click();
  await ending.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Encerrada');
  const refused = await read('orders');
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ success: false, code: 'no-key' });
});
