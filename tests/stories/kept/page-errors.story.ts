import { reportPageError } from '../../../src/contract/calls/page-errors.ts';
import { again } from '../support/full-run.ts';
import { worksAs } from '../support/panel-operator.ts';
import { expect, test } from '../support/story.ts';

for (const [page, ready] of [
  ['/chat/', '[data-hydrated]'],
  ['/', 'html'],
  ['/demo', 'html'],
] as const)
  test(
    `An error of ${page} is reported to the shop once, without personal data`,
    again(page !== '/'),
    async ({ page: tab, expectNoise }) => {
      expectNoise(/529\.982\.247-25/);
      const bodies: unknown[] = [];
      tab.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/page-errors') bodies.push(request.postDataJSON());
      });
      await tab.goto(`${page}?phone=11987654321`);
      await tab.locator(ready).first().waitFor();
      const answer = tab.waitForResponse((response) => response.url().endsWith('/api/page-errors'));
      await tab.evaluate(() => {
        for (const _time of [1, 2])
          setTimeout(() => {
            throw new TypeError('529.982.247-25');
          });
      });
      expect((await answer).status()).toBe(200);
      const rejected = tab.waitForResponse((response) => response.url().endsWith('/api/page-errors'));
      await tab.evaluate(() => void Promise.reject(new Error('529.982.247-25')));
      expect((await rejected).status()).toBe(200);
      expect(bodies.map((body) => reportPageError.body.parse(body))).toMatchObject([
        { kind: 'error', type: 'TypeError', page },
        { kind: 'rejection', type: 'Error', page },
      ]);
      expect(JSON.stringify(bodies)).not.toMatch(/529|11987654321/);
    },
  );

test('An error of the panel is reported to the shop without the order that was open', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/529\.982\.247-25|422/);
  await worksAs(page, 'seller', 'Ana', 'pedidos/UF-2345678/?busca=maria');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/page-errors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('529.982.247-25');
    });
  });
  const request = await asked;
  expect((await request.response())?.status()).toBe(200);
  const told = reportPageError.body.parse(request.postDataJSON());
  expect(told).toMatchObject({ kind: 'error', type: 'RangeError', page: '/painel/*' });
  expect(JSON.stringify(told)).not.toMatch(/529|UF-2345678|maria/);
});
