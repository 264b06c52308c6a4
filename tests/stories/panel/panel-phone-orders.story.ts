import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { phoneOrderWords as words } from '../../../src/panel/views/conversations/conversations-words.ts';
import { latestText } from '../support/outbox.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, view } from '../support/panel-screen.ts';
import { expect, test } from '../support/story.ts';

const own = '11955554444';

test('A seller fills an order in on the phone, and the customer confirms it on their own device', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(desktop);
  await worksAs(page, 'seller', 'Sílvia Rocha', 'conversas');
  await view(page, 'Conversas');
  await fits(page);
  await fits(page, desktop);
  await page.getByRole('button', { name: words.open }).press('Enter');
  const toRead = page.getByRole('region', { name: words.read });
  await expect(toRead).toContainText('CEP');
  await fits(page);
  await fits(page, desktop);

  const field = toRead.getByRole('textbox', { name: words.said });
  const log = page.getByRole('log');
  const says = async (text: string) => {
    const before = await log.getByRole('listitem').count();
    await field.fill(text);
    await field.press('Enter');
    await answered(before);
  };
  /** The shop has gone on: the message of the customer and what is to be read after it. */
  const answered = async (before: number) => {
    await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(before + 1);
    await expect(toRead.getByLabel(words.coming)).toHaveCount(0);
    await expect(field).toBeFocused();
  };
  const takes = async (name: string | RegExp) => {
    const before = await log.getByRole('listitem').count();
    await toRead.getByRole('button', { name }).first().press('Enter');
    await answered(before);
  };

  // A household of its own: of one that has ordered before, the customer is asked whether it is another order.
  for (const said of ['01310-100', '1077']) await says(said);
  await fits(page);
  await fits(page, desktop);
  await takes(/Mbps|Mega|Giga|·/);
  for (const said of ['Ana Souza', 'não sei', own, 'ana@exemplo.com.br', '02/02/1990', 'Maria Silveira'])
    await says(said);
  await says('529.982.247-25');
  await expect(log).not.toContainText('529.982');
  await takes(/\d/);
  await takes(/boleto|não/i);
  await takes(/manhã|tarde/i);
  await expect(toRead).toContainText(phoneWords.confirms);
  await fits(page);
  await fits(page, desktop);
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
  await fits(page);
  await fits(page, desktop);
});
