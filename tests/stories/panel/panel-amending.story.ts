import { amendmentWords } from '../../../src/panel/views/orders/orders-words.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, phone, view } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/story.ts';

test('A seller mends the contact of an order, after a wrong e-mail and a colleague’s change, and it is told', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/422|412/);
  const number = await placeOrder(page);
  await worksAs(page, 'seller', 'Sílvia Rocha', `pedidos/${number}`);
  const what = page.getByLabel(amendmentWords.what);
  const send = page.getByRole('button', { name: amendmentWords.save });
  await send.click();
  await expect(what).toBeFocused();
  await expect(what.locator('option')).toHaveCount(4);
  await what.selectOption(amendmentWords.names.contact);
  await expect(page.getByText(amendmentWords.consequences.contact)).toBeVisible();
  const email = page.getByLabel(amendmentWords.email);
  await email.fill('ana@');
  await send.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await fits(page);
  await fits(page, desktop);

  const other = await (await browser.newContext({ viewport: desktop })).newPage();
  await worksAs(other, 'seller', 'Otávio Luz', `pedidos/${number}`);
  await other.getByLabel(amendmentWords.what).selectOption(amendmentWords.names.complement);
  await other.getByLabel(amendmentWords.complement).fill('casa 2');
  await other.getByRole('button', { name: amendmentWords.save }).click();
  await expect(other.getByText('Complemento do endereço corrigido')).toBeVisible();
  await expect(other.getByText(/, casa 2, /)).toBeVisible();

  await email.fill('ana.nova@exemplo.com.br');
  await send.click();
  await expect(
    page.getByText('O pedido mudou enquanto você olhava.', { exact: false }).first(),
  ).toBeVisible();
  // The order is read again.
  await expect(page.getByText(/, casa 2, /)).toBeVisible();
  await what.selectOption(amendmentWords.names.contact);
  await email.fill('ana.nova@exemplo.com.br');
  await send.click();
  const amended = page.locator('.mantine-Timeline-item').filter({ hasText: 'Contato trocado' });
  await expect(amended).toContainText('Sílvia Rocha');
  await expect(page.getByText('Aviso sobre o pedido').first()).toBeVisible();
  await fits(page);
  await fits(page, desktop);
});

for (const screen of [phone, desktop])
  test(`A manager sells another plan before the installation, at a price that was agreed to, ${screen.width} wide`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/422/);
    const number = await placeOrder(page);
    await page.setViewportSize(screen);
    await worksAs(page, 'manager', 'Célia Brito', `pedidos/${number}`);
    await view(page, `Pedido ${number}`);
    await page.getByLabel(amendmentWords.what).selectOption(amendmentWords.names.plan);
    const plans = page.getByLabel(amendmentWords.plan);
    // The dearest stands last.
    await plans.selectOption({ index: (await plans.locator('option').count()) - 1 });
    await expect(page.getByText('A mensalidade passa de', { exact: false })).toBeVisible();
    const send = page.getByRole('button', { name: amendmentWords.save });
    await send.click();
    const agreed = page.getByLabel(amendmentWords.agreed);
    await expect(agreed).toHaveAttribute('aria-invalid', 'true');
    await fits(page, screen);
    await agreed.selectOption({ index: 1 });
    await send.click();
    const amended = page.locator('.mantine-Timeline-item').filter({ hasText: 'Plano trocado' });
    await expect(amended).toContainText('concordou por telefone');
    await expect(page.getByText('Resumo do plano novo')).toBeVisible();
    await fits(page, screen);
  });
