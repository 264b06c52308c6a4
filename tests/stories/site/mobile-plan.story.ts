import { again } from '../support/full-run.ts';
import { expect, test } from '../support/story.ts';

for (const width of [390, 1280])
  test(
    `The mobile plan decides which campaign follows, ${width} wide`,
    again(width > 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/selecao-plano-movel/');
      await page.getByRole('link', { name: 'Continuar com TIM Black' }).click();
      await expect(page).toHaveURL(/\/timblack\/checkout\/consulta-telefone\/$/);
      await expect(page.locator('[name="line_phone"]')).toBeVisible();
    },
  );
