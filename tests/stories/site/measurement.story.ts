import { experimentsOfFiles } from '../../../src/funnel/experiments/experiments.ts';
import { orderStart } from '../../../src/funnel/experiments/order-start.ts';
import { countedOn, named } from '../support/counted-events.ts';
import { inFullRun } from '../support/full-run.ts';
import { expect, test } from '../support/story.ts';

test.describe('The experiment on where an order starts', () => {
  test.use({ arm: null, viewport: { width: 1280, height: 800 } });

  test(
    'a visitor drawn for the conversation is led there with their plan and stays there',
    inFullRun,
    async ({ page }) => {
      const keys = Array.from({ length: 200 }, (_, index) => String(index));
      const key = keys.find(
        (one) => orderStart('', { key: one, test: null }, experimentsOfFiles).face === 'chat',
      );
      await page.addInitScript(
        (drawn) => sessionStorage.setItem('ultrafibra.chance', JSON.stringify(drawn)),
        key,
      );
      const events = countedOn(page);
      await page.goto('/');
      const order = page.locator('main a[href^="/checkout/cep/"]').first();
      const href = await order.getAttribute('href');
      // The conversation takes the plan out of its address: whoever looks after the press may be late.
      await Promise.all([
        page.waitForURL((url) => url.pathname === '/chat/' && `/checkout/cep/${url.search}` === href),
        order.click(),
      ]);
      await page.locator('main form [name="cep"]').fill('01310-100');
      await page.locator('main form [name="cep"]').press('Enter');
      await expect(page).toHaveURL(/#nr-imovel/);
      await expect.poll(() => events.map(named)).toContain('question_answered cep');
      expect(new Set(events.map(({ arms }) => arms.join()))).toEqual(new Set(['start-face:chat']));
      await page.goto('/');
      await order.click();
      await page.waitForURL((url) => url.pathname === '/chat/');
    },
  );
});
