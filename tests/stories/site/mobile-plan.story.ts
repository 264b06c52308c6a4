import { again, inFullRun } from '../support/full-run.ts';
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

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'Each mobile plan leads from a campaign to its own campaign without JavaScript',
    inFullRun,
    async ({ page, expectNoise }) => {
      expectNoise(/request failed: GET .*assets.* csp/);
      for (const [from, plan, to] of [
        ['/globoplay', 'TIM Pré', '/globoplay/timpre'],
        ['/b', 'TIM Black', '/b/timblack'],
        ['/b', 'TIM Controle', '/timcontrole'],
        ['/timblack', 'TIM Controle', '/timcontrole'],
      ] as const)
        await test.step(`The plan ${plan} leads from '${from}' to '${to}'`, async () => {
          await page.goto(`${from}/selecao-plano-movel/`);
          await page.getByRole('link', { name: `Ver os planos de fibra para quem tem ${plan}` }).click();
          await expect(page).toHaveURL(new RegExp(`localhost:\\d+${to}/$`));
          await page.goBack();
          await page.getByRole('link', { name: `Continuar com ${plan}` }).click();
          await expect(page).toHaveURL(new RegExp(`localhost:\\d+${to}/checkout/consulta-telefone/$`));
        });
    },
  );
});
