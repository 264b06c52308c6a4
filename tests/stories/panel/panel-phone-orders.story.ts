import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { phoneOrderWords as words } from '../../../src/panel/views/conversations/conversations-words.ts';
import { latestText } from '../support/outbox.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { fitsBoth } from '../support/panel-screen.ts';
import { expect, test } from '../support/story.ts';

const own = '11955554444';

// What is asked and told from the first question on is told without a browser (tests/server/channels/phone-orders.test.ts).
test('A seller fills the rest of an order in on the phone, and the customer confirms it on their own device', async ({
  page,
  browser,
}) => {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('data-de-vencimento', { telefone: { phone: own } });
  await worksAs(page, 'seller', 'Sílvia Rocha', `contatos/${await visitor.leadId()}`);
  await page.getByRole('button', { name: words.open }).press('Enter');
  const toRead = page.getByRole('region', { name: words.read });
  const field = toRead.getByRole('textbox', { name: words.said });
  const log = page.getByRole('log');
  await expect(toRead.getByLabel(words.coming)).toHaveCount(0);
  await fitsBoth(page);
  /** The shop has gone on: the message of the customer and what is to be read after it. */
  const answers = async (give: () => Promise<void>) => {
    const before = await log.getByRole('listitem').count();
    await give();
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(before + 1);
    await expect(toRead.getByLabel(words.coming)).toHaveCount(0);
    await expect(field).toBeFocused();
  };
  const takes = (name: string | RegExp) =>
    answers(() => toRead.getByRole('button', { name }).first().press('Enter'));

  await answers(async () => {
    await field.fill('dia 10');
    await field.press('Enter');
  });
  await takes(/boleto|não/i);
  await takes(/manhã|tarde/i);
  await expect(toRead).toContainText(phoneWords.confirms);
  await fitsBoth(page);
  await takes(phoneWords.send);
  await expect(toRead).toContainText('Enviamos o link');

  const link = /http\S+/.exec(await latestText(own))?.[0] ?? '';
  const elsewhere = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
  const customer = await elsewhere.newPage();
  await customer.goto(link);
  await expect(customer.getByText(phoneWords.page.text)).toBeVisible();
  await customer.getByRole('button', { name: phoneWords.page.title }).press('Enter');
  await customer.locator('[name="accept_information"]').check();
  await expect(page.getByRole('status').filter({ hasText: phoneWords.opened })).toBeVisible();
  await customer.locator('[name="accept_information"]').press('Enter');
  await expect(customer).toHaveURL(/pedido-realizado/);
  await elsewhere.close();

  await expect(page.getByRole('status').filter({ hasText: 'O cliente confirmou' })).toBeVisible();
  await fitsBoth(page);
});
