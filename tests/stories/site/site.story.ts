import { again, inFullRun } from '../support/full-run.ts';
import { offerPage } from '../support/on-sale.ts';
import { checkBothThemes, expect, test } from '../support/story.ts';

test('A shared link shows its picture', async ({ request }) => {
  for (const path of ['/', '/black-friday/', offerPage('d500a')]) {
    const html = await (await request.get(path)).text();
    const [, picture = ''] = /<meta property="og:image" content="(.+?)"/.exec(html) ?? [];
    const response = await request.get(picture);
    expect([response.status(), response.headers()['content-type']], path).toEqual([200, 'image/png']);
  }
});

/** One of each kind of page, and the campaign that looks different. */
const kinds = [
  '/',
  '/black-friday/',
  '/d/',
  '/livelo/',
  '/oferta-colaborador/',
  '/hbo-max/',
  '/paramount/',
  '/globoplay/',
  '/duvidas/',
  '/linktree/',
  '/receber-ligacao/',
  '/selecao-plano-movel/',
  offerPage('d600c'),
  '/regulamentos/',
];

/** Campaigns whose page differs from the first one by its data. */
const likeHome = ['/d/', '/livelo/', '/oferta-colaborador/'];

/** Told at 320 px, with all their questions open, among the public pages. */
const toldNarrow = ['/hbo-max/', '/paramount/', '/globoplay/', '/duvidas/', '/linktree/'];

for (const path of kinds)
  for (const width of toldNarrow.includes(path) ? [1280] : [390, 1280])
    test(
      `The page ${path} is accessible in light and dark, ${width} wide`,
      again(width > 390 || likeHome.includes(path)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        const plans = page.locator('[data-island="plan-list"]');
        if (path === '/') {
          await plans.scrollIntoViewIfNeeded();
          await expect(plans).toHaveAttribute('data-hydrated');
        }
        await checkBothThemes(page);
      },
    );

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'every kind of page can be read and leads on without JavaScript',
    inFullRun,
    async ({ page, expectNoise }) => {
      expectNoise(/request failed: GET .*assets.* csp/);
      for (const path of kinds.filter((kind) => kind !== '/regulamentos/'))
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('h1')).toBeVisible();
          await expect(page.locator('noscript p', { hasText: 'ative o JavaScript' })).toBeVisible();
          const link = page.locator(':is(main, footer) a[href^="/"]:not([href$=".pdf"]):visible').first();
          const href = await link.getAttribute('href');
          await link.click();
          await expect(page).toHaveURL(new RegExp(`${href?.replace(/[?#].*$/, '')}`));
          await expect(page.locator('h1').first()).toBeVisible();
        });
    },
  );
});
