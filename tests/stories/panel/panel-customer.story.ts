import { paymentPageWords } from '../../../src/content/messages/order-amended.ts';
import { amendmentWords, orderWords as words } from '../../../src/panel/views/orders/orders-words.ts';
import { findWords, personWords } from '../../../src/panel/words/find-words.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fitsBoth, staysReadable, view } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/story.ts';

test('A seller asks for another payment, copies the order once it is cancelled, and finds all of its person', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/404/);
  const number = await placeOrder(page);
  await worksAs(page, 'seller', 'Sílvia Rocha', `pedidos/${number}`);
  await page.setViewportSize(desktop);
  await page.getByLabel(amendmentWords.what).selectOption('payment');
  await page.getByLabel(amendmentWords.dueDate).selectOption('25');
  await expect(page.getByText(amendmentWords.consequences.payment)).toBeVisible();
  await fitsBoth(page);
  await page.getByRole('button', { name: amendmentWords.save }).click();
  await expect(page.getByText(amendmentWords.done)).toBeVisible();
  await expect(page.getByRole('region', { name: words.timeline })).toContainText('à espera da confirmação');
  await expect(page.getByRole('button', { name: words.move })).toBeVisible();

  await page.getByLabel(words.to).selectOption('cancelled');
  await page.getByLabel(words.cause).selectOption('customer-asked');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByRole('button', { name: words.copyNow })).toBeVisible();
  await fitsBoth(page);
  await page.getByRole('button', { name: words.copyNow }).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  await expect(page).toHaveURL(/contatos/);

  await page.keyboard.press('Control+K');
  await page.getByLabel(findWords.label).fill(number);
  await page.keyboard.press('Enter');
  await page.getByLabel(findWords.opensPerson).check();
  await fitsBoth(page);
  await page.getByRole('option', { name: number }).click();
  await expect(page.getByRole('region', { name: personWords.records })).toContainText(personWords.opened);
  await expect(page.getByText(personWords.same.document).first()).toBeVisible();
  await expect(page.getByRole('region', { name: personWords.timeline })).toContainText('Cancelado');
  await fitsBoth(page);

  await page.goto('/painel/pessoas/pedidos/UF-00000000000');
  await view(page, personWords.all);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/confirmar-pagamento/nada');
  await view(page, paymentPageWords.over.unknown.title);
  await staysReadable(page);
});
