import type { BrowserContext, Page } from '@playwright/test';
import { consentCookieOf } from '../../../scripts/shop/consent-cookie.ts';
import type { Consent } from '../../../src/pages/site/cookies/consent.ts';
import { eachFace } from '../support/each-face.ts';
import { onSale } from '../support/on-sale.ts';
import { expect } from '../support/story.ts';

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
    await visitor.giveAll(['cep', 'nr-imovel', 'nome', 'telefone', 'email']);
    await visitor.isAsked('data-nascimento');
    await expect.poll(steps).toEqual([1, 2, 3, 4, 5]);
    expect((await named('funil_recuperacao')).at(-1)).toMatchObject({ zip: '01310100', name: true });
    expect(await named('addToShoppingCart')).toEqual([
      { ref: 'd600b', name: onSale('d600b').plan, price: onSale('d600b').price_with_dacc, qty: 1 },
    ]);
    expect(JSON.stringify(await heard())).not.toMatch(/Ana Souza|91234|exemplo/);
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
