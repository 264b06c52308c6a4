import type { BrowserContext, Page } from '@playwright/test';
import { again, inFullRun } from '../support/full-run.ts';
import { offerPage } from '../support/on-sale.ts';
import { checkAccessibility, clockAhead, expect, test } from '../support/story.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const day = 86_400;
const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });
const isHydrated = (page: Page) =>
  expect(page.locator('[data-island="cookies"]')).toHaveAttribute('data-hydrated');

/** What is kept, and for how many days by the cookie and by what stands beside its value. */
async function kept(context: BrowserContext) {
  const found = (await context.cookies()).find(({ name }) => name === 'ultrafibra_consent');
  if (found === undefined) return null;
  const [consent, expires] = found.value.split('.');
  const now = Date.now() / 1000;
  return {
    consent,
    // The browser counts by the machine's clock, whatever the page's is.
    days: Math.round((found.expires - now + clockAhead / 1000) / day),
    said: Math.round((Number(expires) / 1000 - now) / day),
  };
}

const isKept = (context: BrowserContext, consent: string, days: number) =>
  expect.poll(() => kept(context)).toEqual({ consent, days, said: days });

/** As somebody who was never here. */
async function comeAnew(page: Page, path = '/'): Promise<void> {
  await page.context().clearCookies();
  await page.goto(path);
}

for (const width of [390, 1280])
  test(
    `Cookies are used only with consent, both answers look alike, and one press holds for a week, ${width} wide`,
    again(width > 390),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await test.step('No consent is stored before the question', async () => {
        await expect(banner(page)).toBeVisible();
        await isKept(context, 'denied', 365);
        await checkAccessibility(page);
        await page.reload();
        await expect(banner(page)).toBeVisible();
      });

      await test.step('Both answers look alike', async () => {
        await expect(banner(page).getByRole('button', { name: 'Recusar' })).toBeVisible();
        for (const shown of [width, 390, 1280]) {
          await page.setViewportSize({ width: shown, height: 844 });
          // In one moment: it may still be on its way in.
          const [reject, accept] = await banner(page).evaluate((element) =>
            ['Recusar', 'Aceitar'].map((name) => {
              const button = [...element.querySelectorAll('button')].find(
                ({ textContent }) => textContent === name,
              );
              const { width, height, y } = button?.getBoundingClientRect() ?? { width: 0, height: 0, y: 0 };
              return { width: Math.round(width), height, y };
            }),
          );
          expect(reject).toEqual(accept);
          expect(accept?.width).toBeGreaterThan(0);
        }
        await page.setViewportSize({ width, height: 844 });
      });

      for (const [answer, consent] of [
        ['Recusar', 'denied'],
        ['Aceitar', 'both'],
      ] as const)
        await test.step(`One press on ${answer} holds for a week`, async () => {
          if (answer === 'Aceitar') await comeAnew(page);
          await banner(page).getByRole('button', { name: answer }).click();
          await expect(banner(page)).toBeHidden();
          await expect(page.getByRole('main')).toBeFocused();
          await isKept(context, consent, 7);
          await page.reload();
          await isHydrated(page);
          await expect(banner(page)).toBeHidden();
        });
    },
  );

test('The cookie question moves nothing and never covers the focus', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifts = 0;
    let asked = Number.POSITIVE_INFINITY;
    new MutationObserver((_list, added) => {
      if (document.querySelector('[aria-label="Aviso de cookies"]') === null) return;
      asked = performance.now();
      added.disconnect();
    }).observe(document, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= asked) window.shifts += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => window.shifts)).toBe(0);
  const top = (await banner(page).boundingBox())?.y ?? 0;
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if (
      (await focused.count()) === 0 ||
      (await focused.evaluate((one) => one.closest('[aria-label="Aviso de cookies"]') !== null))
    )
      continue;
    const box = await focused.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  }
});

test('The focus ring of a button of the cookie question touches no other button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const [reject, manage] = await banner(page).evaluate((element) =>
    ['Recusar', 'Gerenciar'].map((name) =>
      [...element.querySelectorAll('button')]
        .find(({ textContent }) => textContent === name)
        ?.getBoundingClientRect(),
    ),
  );
  const ring = 6;
  expect((manage?.top ?? 0) - (reject?.bottom ?? 0)).toBeGreaterThanOrEqual(ring);
});

const refusedForms = [
  {
    path: '/receber-ligacao/',
    given: { 'Telefone com DDD': '11 3456-78' },
    reason: 'Esse número não é válido.',
  },
  {
    path: '/pedido/',
    given: { 'Número do pedido': 'UF-AAAAAAAAAAA', 'Últimos 4 números do celular do pedido': '1234' },
    reason: 'Não encontramos um pedido com esse número',
  },
];

for (const { path, given, reason } of refusedForms)
  test(`The cookie question of a small phone does not cover why ${path} refuses an answer`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/403/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    for (const [label, value] of Object.entries(given))
      await page.getByRole('main').getByLabel(label).fill(value);
    await page.keyboard.press('Enter');
    const top = (await banner(page).boundingBox())?.y ?? 0;
    const end = async () => {
      const box = await page.getByText(reason).boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    };
    await expect.poll(end).toBeLessThanOrEqual(top);
  });

test(
  'Pages beside the shop ask about cookies too, and their footer opens the choice once',
  inFullRun,
  async ({ page, context, expectNoise }) => {
    expectNoise(/404.*\/nada-aqui\//);
    for (const [path, kind] of [
      ['/regulamentos/', 'what applies to every offer'],
      [offerPage('d600a'), 'the label of an offer'],
      ['/nada-aqui/', 'nothing'],
    ] as const)
      await test.step(`The cookie question is shown by a page that shows ${kind}`, async () => {
        await comeAnew(page, path);
        await banner(page).getByRole('button', { name: 'Recusar' }).click();
        await isKept(context, 'denied', 7);
        await page.getByRole('button', { name: 'Preferências de cookies' }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toHaveCount(1);
        await dialog.getByRole('checkbox', { name: 'Publicidade' }).check();
        await checkAccessibility(page);
        await dialog.getByRole('button', { name: 'Confirmar escolhas' }).click();
        await isKept(context, 'publi', 7);
      });
  },
);

test('An order is not interrupted by the cookie question, but its footer opens the choice', async ({
  page,
  context,
}) => {
  const preferences = page.getByRole('button', { name: 'Preferências de cookies' });
  const close = page.getByRole('dialog').getByRole('button', { name: 'Fechar' });
  await page.goto('/checkout/cep/');
  const isAsked = async () => {
    // A press before that is lost.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(banner(page)).toBeHidden();
  };
  await isAsked();
  await preferences.click();
  await close.click();
  await page.locator('body > footer').getByRole('link', { name: 'Regulamentos' }).click();
  await expect(page).toHaveURL(/\/regulamentos\/$/);
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Gerenciar' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await close.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/cep\/$/);
  await isAsked();
  await preferences.click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Desempenho' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar escolhas' }).click();
  await isKept(context, 'func', 7);
});

test(
  'The partner’s script is loaded only with consent and only on the partner’s page',
  inFullRun,
  async ({ page, baseURL }) => {
    const heard: string[] = [];
    await page.route('https://parceiro.test/**', (route) => {
      const { searchParams } = new URL(route.request().url());
      heard.push(`${searchParams.get('id')} ${searchParams.get('url_product')?.replace(baseURL ?? '', '')}`);
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.body.dataset.partner = "here"',
      });
    });
    for (const [path, count] of [
      ['/', 0],
      ['/livelo/', 1],
    ] as const) {
      await comeAnew(page, path);
      await expect(banner(page)).toBeVisible();
      expect(heard).toEqual([]);
      await banner(page).getByRole('button', { name: 'Aceitar' }).click();
      await expect(page.locator('body[data-partner]')).toHaveCount(count);
    }
    expect(heard).toEqual(['7 /livelo/']);
  },
);

declare global {
  interface Window {
    shifts: number;
  }
}

test('The footer’s link to the settings starts each of its lines at the same edge in large type', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/checkout/cep/');
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
  const edges = await page.locator('[data-opens="cookies"]').evaluate((link) => {
    const range = new Range();
    range.selectNodeContents(link);
    return [...range.getClientRects()].map(({ left }) => Math.round(left));
  });
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges).size).toBe(1);
});
