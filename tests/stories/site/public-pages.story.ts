import type { Page } from '@playwright/test';
import { withoutAccents } from '../../../src/brazil/without-accents.ts';
import { generalFaq } from '../../../src/content/faq/general.ts';
import { newsWords } from '../../../src/content/landing/news.ts';
import { globoplayCatalogue } from '../../../src/content/streaming/globoplay-catalogue.ts';
import { paramountCatalogue } from '../../../src/content/streaming/paramount-catalogue.ts';
import { rowsWords } from '../../../src/content/streaming/rows.ts';
import { overflow } from '../support/cut-off.ts';
import { again, inFullRun } from '../support/full-run.ts';
import { hold } from '../support/hold.ts';
import { checkAccessibility, checkBothThemes, expect, test } from '../support/story.ts';

/** Whatever is told today: a story needs one that is read here, and questions with accents, far down and up. */
const [told] = newsWords.items.filter(({ showModal, stream }) => showModal && !stream);
const lastAsked = generalFaq.at(-1);
const [firstAsked] = generalFaq;
const accented = generalFaq.findLast(({ question }) => withoutAccents(question) !== question);
if (!told || !firstAsked || !lastAsked || !accented) throw new Error('The site has no news or no questions.');

const left = (page: Page, row: string) => page.locator(row).evaluate((area) => area.scrollLeft);
const rowsOfHome = [
  ['apps', 'Aplicativos anteriores', 'Próximos aplicativos'],
  ['novidades', 'Novidade anterior', 'Próxima novidade'],
] as const;

/** Writes down how a row was asked to move. */
function noteScrolling(): void {
  const scrollBy = Element.prototype.scrollBy;
  Element.prototype.scrollBy = function (this: Element, ...how: unknown[]) {
    Object.assign(document.documentElement.dataset, how[0]);
    Reflect.apply(scrollBy, this, how);
  };
}

const hydrated = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-hydrated]`).first()).toBeAttached();

const streaming: readonly string[] = ['/hbo-max/', '/paramount/', '/globoplay/'];

for (const [address, isAgain] of [
  ['/hbo-max/', true],
  ['/paramount/', true],
  ['/globoplay/', true],
  ['/duvidas/', true],
  ['/oferta-colaborador/duvidas/', true],
  ['/linktree/', false],
] as const)
  test(
    `The page ${address} is accessible in light and dark, down to 320 px`,
    again(isAgain),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(address);
      await isLaidOut(page);
      if (streaming.includes(address)) await pushesNoPicture(page);
      for (const summary of await page.locator('#perguntas summary').all()) await summary.click();
      for (const size of ['250%', '175%', '100%']) {
        await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
        expect(await overflow(page), size).toBe(0);
      }
      await checkBothThemes(page);
    },
  );

for (const [address, isAgain] of [
  ['/', false],
  ['/black-friday/', true],
  ['/duvidas/', true],
  ['/chat/', false],
  ['/checkout/cep/', true],
] as const)
  test(
    `The page ${address} has the styles of its first screen inline and loads a single stylesheet`,
    again(isAgain),
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const letStylesCome = await hold(page, '**/*.css');
      await page.goto(address, { waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      const place = () =>
        page.evaluate(() =>
          ['header', 'main', 'h1'].map((name) => document.querySelector(name)?.getBoundingClientRect().top),
        );
      const before = await place();
      letStylesCome();
      await page.waitForLoadState('load');
      expect(await place()).toEqual(before);
      await isLaidOut(page);
      await pushesNoPicture(page);
      const linked = await page
        .locator('link[rel="stylesheet"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(asked.filter((path) => path.endsWith('.css'))).toEqual(linked);
      expect(linked).toHaveLength(1);
    },
  );

/** No words stand above what is drawn above them. */
async function pushesNoPicture(page: Page): Promise<void> {
  const pushed = page
    .locator('main h1')
    .evaluate(
      (heading) =>
        Array.from(document.querySelectorAll('main svg')).filter(
          (picture) =>
            picture.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING &&
            picture.getBoundingClientRect().top > heading.getBoundingClientRect().bottom,
        ).length,
    );
  expect(await pushed).toBe(0);
}

/** As a whole once it has come, without anybody scrolling. */
async function isLaidOut(page: Page): Promise<void> {
  await expect(page.locator('footer')).not.toHaveCSS('content-visibility', 'auto');
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
}

test('Content out of sight is not drawn while the page loads', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/held.svg', async (route) => {
    await held.promise;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  // A page has not come before its pictures have.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/held.svg', alt: '' }));
    }),
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const last = page.locator('main section[data-later]').last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  await expect
    .poll(() =>
      last.locator('h2').evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true })),
    )
    .toBe(false);
  held.resolve();
  await expect(page.locator('[data-later]')).toHaveCount(0);
});

for (const [width, most] of [
  [390, 390],
  [1280, 645],
] as const)
  test(
    `A link to a place finds it in view; rows are moved by arrows, keys and pulling, and news open in a dialog, ${width} wide`,
    inFullRun,
    async ({ page }) => {
      await page.addInitScript(noteScrolling);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/#${lastAsked.id}`);
      await expect(page.locator(`#${lastAsked.id}`)).toBeInViewport();
      await expect(page.locator('#comparar')).not.toHaveCSS('content-visibility', 'auto');
      const { pathname } = new URL(page.url());

      await test.step('An arrow moves a row, smoothly unless motion is reduced', async () => {
        for (const [id, previous, next] of rowsOfHome) {
          const row = `#${id}-cartoes`;
          const back = page.getByRole('button', { name: previous });
          const on = page.getByRole('button', { name: next });
          await page.locator(row).scrollIntoViewIfNeeded();
          await expect(back).toHaveAttribute('aria-disabled', 'true');
          await on.click();
          await expect.poll(() => left(page, row)).toBe(320);
          await expect(page.locator('html')).toHaveAttribute('data-behavior', 'instant');
          await expect(back).toHaveAttribute('aria-disabled', 'false');
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await on.click();
          await expect(page.locator('html')).toHaveAttribute('data-behavior', 'smooth');
          await expect.poll(() => left(page, row)).toBe(640);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await back.click();
          await expect.poll(() => left(page, row)).toBe(320);
        }
      });
      await test.step('A row is moved by pulling and by keys', async () => {
        const row = page.locator('#apps-cartoes');
        await row.scrollIntoViewIfNeeded();
        const box = await row.boundingBox();
        const [x, y] = [(box?.x ?? 0) + Math.min(500, width - 60), (box?.y ?? 0) + 60];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x - 100, y, { steps: 5 });
        await page.mouse.move(x - 200, y, { steps: 5 });
        await page.mouse.up();
        expect(await left(page, '#apps-cartoes')).toBe(520);
        expect(new URL(page.url()).pathname).toBe(pathname);
        await row.focus();
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => left(page, '#apps-cartoes')).toBeLessThan(520);
      });
      await test.step(`News open in a dialog ${most} px wide`, async () => {
        await page.getByRole('button', { name: newsWords.moreOf(told.title) }).click();
        const news = page.getByRole('dialog', { name: told.title });
        expect((await news.boundingBox())?.width).toBe(most);
        await checkAccessibility(page);
      });
    },
  );

test('The link of a question is copied, and opens it in view', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/duvidas/');
  await expect(page.locator('[data-island="faq-search"]')).toHaveAttribute('data-hydrated');
  await page.locator('#perguntas summary', { hasText: accented.question }).click();
  await page.getByRole('link', { name: 'Copiar o link desta pergunta' }).click();
  await expect(page.getByRole('link', { name: 'Link copiado' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link)).toMatchObject({ pathname: '/duvidas/', hash: `#${accented.id}` });
  await page.goto('/linktree/');
  await page.goto(link);
  await expect(page.locator('details[open] > summary')).toHaveText(accented.question);
  await expect(page.locator('details[open] > summary')).toBeInViewport();
});

for (const [address, action, width] of [
  ['/hbo-max/', 'Contratar Plano', 390],
  ['/hbo-max/', 'Contratar Plano', 1280],
  ['/paramount/', 'Confira os Planos', 390],
  ['/paramount/', 'Confira os Planos', 1280],
] as const)
  test(
    `The link ${action} leads to the plans, below the fixed header, ${width} wide`,
    again(width > 390 || address === '/paramount/'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${address}?utm_source=anuncio`);
      await page.getByRole('link', { name: action }).click();
      await expect(page).toHaveURL(/\?utm_source=anuncio#planos$/);
      const top = () =>
        page.locator('#planos').evaluate((plans) => Math.round(plans.getBoundingClientRect().top));
      await expect.poll(top).toBe(100);
    },
  );

for (const width of [390, 1280])
  test(
    `Series titles are moved by arrow, by swiping and by keys, ${width} wide`,
    inFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/paramount/');
      const row = paramountCatalogue[0]?.title ?? '';
      const titles = page.getByRole('group', { name: rowsWords.area(row) });
      await titles.scrollIntoViewIfNeeded();
      // The row scrolls by itself; its arrows hydrate with the first touch.
      await titles.focus();
      await hydrated(page, 'series-row');
      const next = page.getByRole('button', { name: rowsWords.next(row) });
      const first = titles.getByRole('heading').first();
      await expect(first).toBeInViewport();
      await next.click();
      await next.click();
      await expect(first).not.toBeInViewport();
      await titles.getByRole('heading').last().scrollIntoViewIfNeeded();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await titles.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(next).toHaveAttribute('aria-disabled', 'false');
    },
  );

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens its question without JavaScript, and nothing is shown that would not work', async ({
    page,
  }) => {
    await page.goto(`/#${lastAsked.id}`);
    await expect(page.locator(`#${lastAsked.id}`)).toBeInViewport();
    await expect(page.locator('#perguntas li > details[open] > summary')).toHaveText(lastAsked.question);
    await expect(page.locator('#duvidas').getByRole('searchbox')).toBeHidden();
    await page.locator('#perguntas summary', { hasText: firstAsked.question }).click();
    await expect(page.locator(`#${firstAsked.id}`)).toBeVisible();
    await expect(page.locator('#novidades noscript p', { hasText: told.fullDescription })).toBeVisible();
    await expect(page.locator('#novidades, #apps').getByRole('button')).toHaveCount(0);
  });

  test('the plans of a service are one press away without JavaScript', async ({ page }) => {
    await page.goto('/globoplay/');
    await page.getByRole('link', { name: 'Confira os Planos' }).click();
    await expect(page.locator('#planos')).toBeInViewport();
    await expect(
      page.getByRole('heading', { name: globoplayCatalogue[0]?.cards[0]?.title ?? '' }),
    ).toBeAttached();
  });
});

test(
  'A press whose file failed to load works once the connection is back',
  inFullRun,
  async ({ page, expectNoise }) => {
    expectNoise(/ERR_INTERNET_DISCONNECTED/);
    // What hydrates an island, and what that stands on.
    for (const [part, file] of [
      ['ilha', 'hydrate-island'],
      ['base', 'base'],
    ] as const) {
      let isDown = true;
      let refused = 0;
      await page.route(`**/assets/${file}-*.js`, async (route) => {
        if (!isDown) return route.continue();
        refused++;
        await route.abort('internetdisconnected');
      });
      await page.goto(`/?utm_source=${part}`);
      const opener = page.locator('[data-island="news-opener"] button').first();
      const dialog = page.getByRole('dialog');
      await opener.click();
      await expect.poll(() => refused).toBeGreaterThan(0);
      await expect(dialog).toHaveCount(0);
      isDown = false;
      // A press may join the attempt that is still failing: whoever sees nothing presses again.
      await expect(async () => {
        if (!(await dialog.isVisible())) await opener.click({ timeout: 2000 });
        await expect(dialog).toBeVisible({ timeout: 2000 });
      }).toPass();
    }
  },
);
