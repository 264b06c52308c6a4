import { once } from 'node:events';
import { createServer } from 'node:http';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, phone, view } from '../support/panel-screen.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

/** A system that replies with an error, and what it was sent. */
async function openReceiver() {
  const heard: unknown[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers['webhook-id']);
    request.resume();
    response.writeHead(heard.length === 1 ? 500 : 200).end('Fila cheia');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was opened');
  const { port } = address;
  return { heard, url: `http://127.0.0.1:${port}/avisos`, close: () => server.close() };
}

for (const screen of [phone, desktop]) {
  test(`An administrator makes a key that reads what it may until it is ended, ${screen.width} wide`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/422/);
    await page.setViewportSize(screen);
    await worksAs(page, 'admin', 'Rita Moura', 'integracoes');
    await view(page, 'Integrações');
    await page.getByRole('button', { name: 'Nova chave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nova chave' });
    const name = `CRM ${screen.width}`;
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
    await fits(page, screen);

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

  test(`An administrator connects a system, sees why a test failed and changes its key, ${screen.width} wide`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/422/);
    const { heard, url, close } = await openReceiver();
    const name = `bi-${screen.width}`;
    await page.setViewportSize(screen);
    await worksAs(page, 'admin', 'Rita Moura', 'integracoes');
    await page.getByRole('button', { name: 'Novo sistema' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo sistema' });
    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByLabel('Endereço').fill('bi.exemplo.com.br');
    await dialog.getByRole('button', { name: 'Criar' }).click();
    await expect(dialog).toContainText('Informe um endereço como https://');
    await dialog.getByLabel('Endereço').fill(url);
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Criar' }).click();
    const secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Já copiei' }).click();
    await fits(page, screen);

    const change = page.getByRole('button', { name: `Alterar o sistema ${name}` });
    await change.click();
    const opened = page.getByRole('dialog', { name: `Alterar o sistema ${name}` });
    await opened.getByRole('button', { name: 'Trocar o segredo' }).click();
    await expect(opened.getByText(/^whsec_/)).not.toHaveText(secret);
    await opened.getByRole('button', { name: 'Já copiei' }).click();

    await change.click();
    await opened.getByRole('button', { name: 'Mandar teste' }).click();
    await expect.poll(() => heard.length).toBe(1);
    await opened.getByRole('link', { name: 'Ver o envio' }).click();
    await view(page, 'Envios');
    const delivery = page.getByRole('dialog', { name: 'Aviso de teste' });
    await expect(async () => {
      await page.reload();
      await expect(delivery).toContainText('Fila cheia', { timeout: 2000 });
    }).toPass();
    await checkAccessibility(page);

    await page.goto('/painel/envios');
    await page.getByRole('button', { name: 'Reenviar avisos' }).click();
    const replay = page.getByRole('dialog', { name: 'Reenviar avisos' });
    await replay.getByRole('button', { name: 'Reenviar avisos' }).click();
    await expect(replay).toContainText('Escolha o sistema');
    await replay.getByLabel('Sistema').selectOption(name);
    await replay.getByRole('textbox', { name: 'Primeiro dia' }).fill('02/01/2026');
    await replay.getByRole('textbox', { name: 'Último dia' }).fill('01/01/2026');
    await replay.getByRole('button', { name: 'Reenviar avisos' }).click();
    await expect(replay).toContainText('vem antes do primeiro');
    await checkAccessibility(page);
    await replay.getByRole('textbox', { name: 'Último dia' }).fill('02/01/2026');
    await replay.getByRole('button', { name: 'Reenviar avisos' }).click();
    await expect(page.getByRole('status').filter({ hasText: '0 avisos na fila' })).toBeVisible();
    close();
  });
}
