import type { BrowserContext, Page } from '@playwright/test';
import { consentCookieOf } from '../../../scripts/shop/consent-cookie.ts';
import type { Consent } from '../../../src/pages/site/cookies/consent.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { eachFace, eachFaceInFullRun } from '../support/each-face.ts';
import { inFullRun } from '../support/full-run.ts';
import { onSale } from '../support/on-sale.ts';
import { places } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

interface Told {
  name: string;
  properties: Record<string, unknown>;
}

/** Stands in for the webchat: it notes what it is told, in the tab that tells it. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const names = ['pageView', 'purchaseFunnelStep', 'funil_recuperacao'];
    const sales = ['addToShoppingCart', 'checkout_semcobertura', 'checkout'];
    const hear = (name: string) => (properties: object) => {
      const heard: unknown[] = JSON.parse(sessionStorage.getItem('heard') ?? '[]');
      sessionStorage.setItem('heard', JSON.stringify([...heard, { name, properties }]));
    };
    window.webcare = Object.fromEntries([...names, ...sales].map((name) => [name, hear(name)]));
  });
  const heard = (): Promise<Told[]> =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('heard') ?? '[]'));
  const named = async (name: string) =>
    (await heard()).filter((event) => event.name === name).map(({ properties }) => properties);
  const steps = async () => (await named('funil_recuperacao')).map(({ step }) => step);
  return { heard, named, steps };
}

const consent = (context: BrowserContext, value: Consent) =>
  context.addCookies([{ ...consentCookieOf(value), domain: 'localhost', path: '/' }]);

eachFace(
  'A visitor who agreed is reported step by step, by number and without sensitive answers',
  async ({ page, context, visitor }) => {
    const { heard, named, steps } = await listen(page);
    await consent(context, 'func');
    await visitor.begin();
    await visitor.give('cep', { cep: places.onePostcodeTown });
    await visitor.giveAll(['nr-imovel', 'nome', 'telefone', 'email', 'data-nascimento', 'nome-mae', 'cpf']);
    await visitor.give('instalacao', {
      address: 'Rua das Acácias',
      neighborhood: 'Centro',
    });
    await visitor.giveAll(['data-de-vencimento']);
    await visitor.give('ativar-debito', { direct_debit: 'true' });
    await visitor.giveAll(['conta-debito']);
    // A doubt about the account holds the form once.
    await expect(page.getByText('O dígito não combina com a regra do banco.').first()).toBeVisible();
    await visitor.submit();
    await visitor.giveAll(['data-instalacao', 'confirmacao']);
    await visitor.isAt('/pedido-realizado/');
    await expect.poll(() => named('checkout')).toHaveLength(1);

    await expect.poll(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect((await named('funil_recuperacao')).at(-1)).toMatchObject({
      zip: '32450000',
      name: true,
      phone: true,
      cpf: true,
      street: true,
      dueDate: 10,
      directDebit: true,
      bankAccountNr: true,
      acceptInformation: true,
    });
    const [cart] = await named('addToShoppingCart');
    expect(cart).toEqual({
      ref: 'd600b',
      name: onSale('d600b').plan,
      price: onSale('d600b').price_with_dacc,
      qty: 1,
    });
    const [order] = await named('checkout');
    expect(order).toEqual({
      total_itens: 1,
      total_price: cart?.price,
      n_pedido: expect.stringMatching(/^UF-/),
    });
    await expect(page.getByText(String(order?.n_pedido)).first()).toBeVisible();
    expect(JSON.stringify(await heard())).not.toMatch(
      /Ana Souza|91234|exemplo|52998224725|Maria|1990|Acácias|Casa 2|123456-7/,
    );
  },
);

eachFace('A visitor who did not agree is neither reported nor stored', async ({ page, visitor }) => {
  const { heard } = await listen(page);
  await visitor.begin();
  await visitor.giveAll(['cep', 'nr-imovel', 'nome', 'telefone', 'email']);
  await visitor.isAsked('data-nascimento');
  expect(await heard()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('ultrafibra.told'))).toBeNull();
});

eachFaceInFullRun('A contact left without coverage is reported', async ({ page, context, visitor }) => {
  const { named, steps } = await listen(page);
  await consent(context, 'both');
  await visitor.begin();
  await visitor.give('cep', { cep: places.uncovered });
  await visitor.give('nr-imovel', { number: '10' });
  await visitor.isAsked('oferta-indisponivel');
  await visitor.fill({ name: 'Ana Souza', email: 'ana@gmail.com', phone: '68999991234' });
  await visitor.give('oferta-indisponivel', { accept_contact: true });
  await expect(page.getByText('Contato anotado')).toBeVisible();
  await expect
    .poll(() => named('checkout_semcobertura'))
    .toEqual([{ total_price: 0, email: 'ana@gmail.com', phone: '5568999991234', zip: '69900062' }]);
  await expect.poll(steps).toEqual([1, 2]);
  expect(await named('addToShoppingCart')).toEqual([]);
});

test.describe('On the landing page', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [answer, tells] of [
    ['Aceitar', true],
    ['Recusar', false],
  ] as const)
    test(
      `A visitor of the landing page who answers ${answer} is ${tells ? '' : 'not '}reported`,
      inFullRun,
      async ({ page }) => {
        const { heard, named, steps } = await listen(page);
        await page.goto('/');
        await page
          .getByRole('region', { name: 'Aviso de cookies' })
          .getByRole('button', { name: answer })
          .click();
        const form = page.locator('#consultar form[data-layout="row"]');
        await form.locator('[name="cep"]').fill(places.covered);
        await form.locator('[name="phone"]').fill(everyAnswer.phone);
        await form.locator('[name="phone"]').press('Enter');
        const drawer = page.locator('dialog[open]');
        await drawer.locator('[name="name"]').fill(everyAnswer.name);
        if (tells)
          await expect.poll(() => named('funil_recuperacao')).toEqual([{ step: 1, zip: '01310100' }]);
        await drawer.locator('[name="email"]').fill(everyAnswer.email);
        await drawer.locator('[name="email"]').press('Enter');
        await page.waitForURL('**/consultar-cobertura/nr-imovel/');
        await page.locator('[name="number"]').fill('1000');
        await page.locator('main form [type="submit"]').click();
        await page.waitForURL('**/consultar-cobertura/com-cobertura/');
        if (!tells) return expect(await heard()).toEqual([]);
        await expect.poll(steps).toEqual([1, 2]);
        expect((await named('funil_recuperacao')).at(-1)).toEqual({
          step: 2,
          zip: '01310100',
          streetNr: true,
          planoAvailable: true,
          email: 'ana@exemplo.com.br',
          phone: '5511912345678',
        });
      },
    );
});
