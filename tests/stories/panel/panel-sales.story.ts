import { inFullRun } from '../support/full-run.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, phone, view } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { inDatabase } from '../support/shop-database.ts';
import { expect, test } from '../support/story.ts';

/** A link that somebody wrote to be seen. */
const odd = '=hyperlink("http://x.example") e um nome de origem comprido';

for (const screen of [phone, desktop]) {
  test(
    `A manager reads what was sold, by origin and by state, and what the measurement missed, ${screen.width} wide`,
    inFullRun,
    async ({ page }) => {
      const number = await placeOrder(page);
      await inDatabase((database) =>
        database.write((db) =>
          db
            .updateTable('orders')
            .set({ first_source: 'google', last_source: odd, price_cents: 12_345_678 })
            .where('number', '=', number)
            .execute(),
        ),
      );
      await page.setViewportSize(screen);
      await worksAs(page, 'manager', 'Célia Brito', 'numeros/vendas');
      await view(page, 'Números: Vendas');
      const table = page.getByRole('table', { name: /^Vendas por origem/ });
      await expect(table.getByRole('rowheader', { name: odd })).toBeVisible();
      await expect(page.getByText(/^Pedidos: \d+ nos registros/)).toBeVisible();
      await expect(page.getByRole('table', { name: /cada semana/ })).toBeVisible();
      await fits(page, screen);

      await page.getByText('A primeira', { exact: true }).click();
      await expect(table.getByRole('rowheader', { name: 'google' })).toBeVisible();
      await page.getByLabel('Separar por').selectOption('Situação do pedido');
      await expect(page.getByRole('table', { name: /^Vendas por situação/ })).toContainText('Recebido');
      await page.getByLabel('Separar por').selectOption('Canal');
      const channels = page.getByRole('table', { name: /^Vendas por canal/ });
      await expect(channels.getByRole('rowheader', { name: 'Site' })).toBeVisible();

      const [from, to] = await Promise.all([
        page.getByLabel('De', { exact: true }).inputValue(),
        page.getByLabel('Até', { exact: true }).inputValue(),
      ]);
      await page.goto('/painel/numeros/vendas?de=2020-02-02&ate=2020-01-01');
      await expect(page.getByText('Nada foi contado neste período.')).toBeVisible();
      await expect(page.getByLabel('De', { exact: true })).not.toHaveValue(from);
      await expect(page.getByLabel('Até', { exact: true })).not.toHaveValue(to);
      await fits(page, screen);

      await page.goto('/painel/numeros/demanda');
      const places = page.getByRole('table', { name: /por lugar$/ });
      await expect(places.getByRole('row').nth(1)).toBeVisible();
      await page.getByText('Bairros', { exact: true }).click();
      await expect(places.getByRole('columnheader', { name: 'Bairro' })).toBeVisible();
      await fits(page, screen);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar CSV' }).click();
      expect((await download).suggestedFilename()).toBe('demanda.csv');
    },
  );
}
