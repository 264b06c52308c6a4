import type { Page } from '@playwright/test';
import { askForPerson } from '../../../src/contract/calls/conversation.ts';
import { headersOf } from '../../../src/contract/send-call.ts';
import { catalogueWords } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { madePlanWords } from '../../../src/panel/views/catalogue/made-plan-words.ts';
import { views } from '../../../src/panel/views.ts';
import { shellWords } from '../../../src/panel/words/shell-words.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fitsBoth, staysReadable, view } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { customers } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

/** Beside its name a view may say how much waits there. */
const linkOf = (title: string): RegExp => new RegExp(`^${title}(?!\\p{L})`, 'u');

async function beginOrder(page: Page): Promise<string> {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('cpf');
  return visitor.leadId();
}

async function askForSeller(page: Page): Promise<string> {
  await page.goto('/robots.txt');
  const asked = await page.request.post('/api/conversation', {
    headers: headersOf(askForPerson, { key: crypto.randomUUID() }),
    data: { said: [{ by: 'visitor', text: 'oi' }] },
  });
  return askForPerson.response.parse(await asked.json()).id;
}

/** What has to be there before a view of it can be. */
const subjects: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'pedidos/:number': placeOrder,
  'contatos/:id': beginOrder,
  'renovacoes/:number': (page) => placeRenewal(page, customers.renewingForThePanel),
  'conversas/:id': askForSeller,
  'pessoas/:kind/:id': async (page) => `pedidos/${await placeOrder(page)}`,
};

/** Read as well with text of twice the size and in the system's own colours. */
const readEitherWay = new Set([
  '',
  'conversas',
  'conversas/:id',
  'pedidos',
  'pessoas/:kind/:id',
  'numeros',
  'numeros/vendas',
]);

// Every view of the table, so that none is left out. The full run looks at both screens in both themes.

const parts = 4;
for (let part = 0; part < parts; part += 1)
  test(`Every view of the panel fits a phone and a desktop and is accessible, ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    const own = views.filter((_, index) => index % parts === part);
    const addresses = new Map<string, string>();
    for (const { path } of own) {
      const id = await subjects[path]?.(page);
      addresses.set(path, id === undefined ? path : path.replace(/:.*$/, id));
    }
    await worksAs(page, 'admin', 'Tiago Nunes');
    for (const { path, title, icon } of own) {
      await page.setViewportSize(desktop);
      if (icon) {
        await page
          .getByRole('navigation')
          .getByRole('link', { name: linkOf(title) })
          .click();
        // Until its file is there the view before it stays.
        await view(page, title);
      } else await page.goto(`/painel/${addresses.get(path)}`);
      await expect(page.getByRole('heading', { level: 1 }), title).toBeVisible();
      await isThere(page);
      await fitsBoth(page);
      // At 400 % a desk is as narrow (WCAG 1.4.10).
      await page.setViewportSize({ width: 320, height: 256 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${title}, 320 wide`)
        .toBe(320);
      if (readEitherWay.has(path)) await staysReadable(page);
    }
  });

const isThere = (page: Page) =>
  expect(page.locator('main [aria-busy="true"], main .mantine-Loader-root')).toHaveCount(0);

/** What opens in a view or over it, by the button that opens it. */
const opened: readonly (readonly [path: string, button: string | RegExp])[] = [
  ['catalogo', madePlanWords.new],
  ['catalogo?aba=campaigns', 'Nova campanha'],
  ['catalogo', /^\d+ Mega/],
  ['catalogo?aba=questions', catalogueWords.add],
  ['catalogo?aba=experiments', catalogueWords.experiment.make],
  ['contas', 'Nova conta'],
  ['contas', /^Alterar a conta de /],
  ['integracoes', 'Novo sistema'],
  ['envios', 'Reenviar avisos'],
  ['envios', /^Ver /],
];

for (const [path, button] of opened)
  test(
    `What ${button} opens at ${path} fits a phone and a desktop and is accessible`,
    inFullRun,
    async ({ page }) => {
      if (path === 'envios') await placeOrder(page);
      await worksAs(page, 'admin', 'Rosa Lima');
      await page.goto(`/painel/${path}`);
      await page.getByRole('button', { name: button }).first().click();
      await isThere(page);
      await fitsBoth(page);
    },
  );

test('Lists that open, and the menu of the account, are accessible while they are open', async ({ page }) => {
  await worksAs(page, 'admin', 'Rosa Lima');
  for (const path of ['agenda', 'catalogo?aba=experiments']) {
    await page.goto(`/painel/${path}`);
    if (path !== 'agenda')
      await page.getByRole('main').getByRole('button', { expanded: false }).last().click();
    await page.locator('main input[role="combobox"]:visible').first().click();
    await expect(page.locator('[role="option"]:visible').first()).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: shellWords.account('Rosa Lima') }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await checkAccessibility(page);
});

/** Renews the contract of a customer by the pages. Returns the order number. */
async function placeRenewal(page: Page, cpf: string): Promise<string> {
  const visitor = new PagesVisitor(page);
  await visitor.comesFor('/refidelizacao/').goTo('consulta-cpf');
  await visitor.give('consulta-cpf', { cpf });
  await visitor.give('titular', { birth_date: '15/03/1985' });
  await visitor.isAsked('ofertas');
  await page.locator('[name="idPlan"]').first().check();
  await visitor.submit();
  await visitor.isAsked('confirmacao');
  await visitor.fill({ accept_information: true });
  await visitor.submit();
  const number = page.getByText(/^UF-[0-9A-Z]{11}$/).first();
  return (await number.textContent()) ?? '';
}
