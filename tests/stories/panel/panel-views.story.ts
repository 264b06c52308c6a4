import { askForPerson } from '../../../src/contract/calls/conversation.ts';
import { headersOf } from '../../../src/contract/send-call.ts';
import { views } from '../../../src/panel/views.ts';
import { shellWords } from '../../../src/panel/words/shell-words.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, phone } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { placeRenewal } from '../support/place-renewal.ts';
import { customers } from '../support/sandbox.ts';
import { inDatabase } from '../support/shop-database.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

/** No other story has a contact of this name. */
const begun = 'Lúcia Bastos Rey';

/** Beside its name a view may say how much waits there. */
const linkOf = (title: string): RegExp => new RegExp(`^${title}(?!\\p{L})`, 'u');

// Every view of the table, so that none is left out. The full run looks at both screens in both themes.

test('Every view of the panel fits a phone and a desktop and is accessible', async ({ page }) => {
  test.slow();
  // Somebody who has begun and not ordered, somebody who has, and somebody who renewed.
  await new PagesVisitor(page).startsAt('cpf', { nome: { name: begun } });
  const order = await placeOrder(page, { nome: { name: 'Íris Vidal Couto' } });
  const renewal = await placeRenewal(page, customers.renewingForThePanel[1]);
  const { id } = await inDatabase((database) =>
    database.read((db) =>
      db.selectFrom('leads').select('id').where('name', '=', begun).executeTakeFirstOrThrow(),
    ),
  );
  const asked = await page.request.post('/api/conversation', {
    headers: headersOf(askForPerson, { key: crypto.randomUUID() }),
    data: { said: [{ by: 'visitor', text: 'oi' }] },
  });
  const talk = askForPerson.response.parse(await asked.json());
  await worksAs(page, 'admin', 'Tiago Nunes');
  const details: Readonly<Record<string, string>> = {
    'pedidos/:number': `pedidos/${order}`,
    'contatos/:id': `contatos/${id}`,
    'renovacoes/:number': `renovacoes/${renewal}`,
    'conversas/:id': `conversas/${talk.id}`,
  };
  for (const { path, title, icon } of views) {
    await page.setViewportSize(desktop);
    if (icon) {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: linkOf(title) })
        .click();
      await page.waitForURL(({ pathname }) => `${pathname}/`.startsWith(`/painel/${path}`));
    } else await page.goto(`/painel/${details[path] ?? path}`);
    await expect(page.getByRole('heading', { level: 1 }), title).toBeVisible();
    await expect(page.locator('main [aria-busy="true"], main .mantine-Loader-root')).toHaveCount(0);
    await fits(page, phone);
    await fits(page, desktop);
    // At 400 % a desk is as narrow (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${title}, 320 wide`)
      .toBe(320);
  }
});

test('Lists that open, and the menu of the account, are accessible while they are open', async ({ page }) => {
  await worksAs(page, 'admin', 'Rosa Lima');
  for (const path of ['agenda', 'catalogo?aba=experiments']) {
    await page.goto(`/painel/${path}`);
    await page.locator('main input[role="combobox"]:visible').first().click();
    await expect(page.locator('[role="option"]:visible').first()).toBeVisible();
    await checkAccessibility(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: shellWords.account('Rosa Lima') }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await checkAccessibility(page);
});
