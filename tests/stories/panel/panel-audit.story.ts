import { inFullRun } from '../support/full-run.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, openFilters, phone, view } from '../support/panel-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { expect, test } from '../support/story.ts';

for (const screen of [phone, desktop]) {
  test(
    `An engineer sees what a seller looked at and noted, and opens the order, ${screen.width} wide`,
    inFullRun,
    async ({ page }) => {
      const seller = `Sílvia ${screen === phone ? 'Rocha' : 'Prado'}`;
      const number = await placeOrder(page);
      await worksAs(page, 'seller', seller, `pedidos/${number}`);
      await page.getByRole('button', { name: 'Mostrar Celular' }).click();
      await page.getByLabel('Nota para a equipe').fill('Prefere visita pela manhã');
      await page.getByRole('button', { name: 'Anotar' }).click();
      await expect(page.getByText('Nota salva.')).toBeVisible();

      await page.setViewportSize(screen);
      await worksAs(page, 'admin', 'Tiago Nunes', 'auditoria');
      await view(page, 'Auditoria');
      await openFilters(page, screen);
      const operator = page.getByLabel('Quem').getByRole('option', { name: seller });
      await page.getByLabel('Quem').selectOption(await operator.first().textContent());
      // Nobody else is left but the heads of the columns.
      await expect(page.getByRole('row').filter({ hasNotText: seller })).toHaveCount(1);
      const shown = page.getByRole('row').filter({ hasText: 'Mostrou um dado pessoal' });
      await expect(shown).toContainText('Celular');
      await expect(page.getByRole('row').filter({ hasText: 'Anotou em um pedido' })).toBeVisible();
      await fits(page, screen);
      await shown.getByRole('link', { name: `Pedido ${number}` }).click();
      await view(page, `Pedido ${number}`);
      await expect(page.getByText('Prefere visita pela manhã')).toBeVisible();
    },
  );
}
