import { again } from '../support/full-run.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

const success =
  'Tudo certo! Dentro de alguns segundos, entraremos em contato através do DDD 16 para tirar suas dúvidas.';
const repeated = 'Já recebemos um pedido de ligação para este número. Nossa equipe vai ligar em breve.';

for (const [width, phone, shown, prefix] of [
  [390, '11912340001', '(11) 91234-0001', ''],
  [1280, '1133330001', '(11) 3333-0001', '/timblack'],
] as const)
  test(
    `A call is requested once per number and hour, ${width} wide`,
    again(width > 390),
    async ({ page, expectNoise }) => {
      expectNoise(/429/);
      await page.setViewportSize({ width, height: 844 });
      const asked: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/supportRequest')) asked.push(request.postDataJSON());
      });
      await page.goto(`${prefix}/receber-ligacao/`);
      const form = page.locator('main form');
      const input = form.locator('[name="phone"]');
      const button = form.locator('[type="submit"]');

      await input.fill('119');
      await input.press('Enter');
      await expect(form).toContainText('Esse número não é válido. Verifique a digitação.');
      await checkAccessibility(page);
      expect(asked).toEqual([]);

      await input.fill(phone);
      await button.click();
      const done = page.locator('main [data-island="call-form"]');
      await expect(done).toContainText(success);
      await expect(done).toContainText(shown.replace(' ', '\u00a0'));
      await expect(page.getByRole('heading', { name: 'Pedido anotado' })).toBeFocused();
      await checkAccessibility(page);
      expect(asked).toMatchObject([{ telephone: phone, ...(prefix === '' ? {} : { addon: 'black' }) }]);

      await page.getByRole('button', { name: 'Deixar outro número' }).click();
      await input.fill(phone);
      await button.click();
      await expect(form.getByRole('alert')).toContainText(repeated);
      await expect(button).toHaveAttribute('data-state', 'error');
      await checkAccessibility(page);
    },
  );

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the call form names the other ways without JavaScript', async ({ page, expectNoise }) => {
    expectNoise(/request failed: GET .*assets.* csp/);
    await page.goto('/receber-ligacao/');
    await expect(page.locator('main form')).toBeHidden();
    await expect(page.locator('main noscript p')).toContainText('um dos caminhos abaixo');
    await expect(page.getByRole('main').getByRole('link', { name: /^Vendas: 0800/ })).toBeVisible();
  });
});
