import { postcode } from '../../../src/content/steps/postcode.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { outside, overflow } from '../support/cut-off.ts';
import { eachFace } from '../support/each-face.ts';
import { hold } from '../support/hold.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the first page of every start says how to order without JavaScript', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/request failed: GET .*assets.* csp/);
    for (const [address, phone] of [
      ['/', true],
      ['/checkout/cep/', true],
      ['/fluxo/checkout/cep/', false],
      ['/chat/', true],
    ] as const)
      await test.step(address, async () => {
        await page.goto(address);
        const hint = page.locator('noscript p', { hasText: 'ative o JavaScript' });
        await expect(hint).toBeVisible();
        await expect(hint.filter({ hasText: '0800 555 1020' })).toHaveCount(phone ? 1 : 0);
      });
  });
});

test('A whole order can be made by keyboard alone, by pages', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  const typed: readonly StepId[] = [
    'cep',
    'nr-imovel',
    'nome',
    'telefone',
    'email',
    'data-nascimento',
    'nome-mae',
    'cpf',
  ];
  await visitor.begin();
  await page.locator('[name="cep"]').focus();
  for (const step of typed) {
    await visitor.isAsked(step);
    const [name, value] = Object.entries(ana(step))[0] ?? ['', ''];
    await expect(page.locator(`[name="${name}"]`)).toBeFocused();
    await page.keyboard.type(String(value));
    await page.keyboard.press('Enter');
  }
  await visitor.isAsked('data-de-vencimento');
  await expect(page.locator('[name="due_date"]').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await visitor.isAsked('ativar-debito');
  await expect(page.locator('[name="direct_debit"]').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await visitor.isAt('/checkout/data-instalacao/');
  await expect(page.locator('[name="schedules-day"]').first()).toBeFocused();
  for (const key of ['Space', 'Tab', 'Space', 'Enter']) await page.keyboard.press(key);
  await visitor.isAsked('confirmacao');
  await visitor.hasArrived();
  await page.locator('[name="accept_information"]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await visitor.isAt('/pedido-realizado/');
});

eachFace('The page zooms in the offered steps and remembers its level', async ({ page, visitor }) => {
  await visitor.begin();
  // A press before that is lost.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.setViewportSize({ width: 320, height: 640 });
  const larger = await page.getByRole('button', { name: 'Aumentar a página' }).boundingBox();
  for (const shown of ['106,25%', '112,5%', '125%', '150%', '175%', '200%', '250%']) {
    // Without a move: it is where it was.
    await page.mouse.click((larger?.x ?? 0) + 12, (larger?.y ?? 0) + 12);
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    expect(await outside(page), shown).toEqual([]);
  }
  expect(await overflow(page)).toBe(0);
  await page.reload();
  await expect(page.getByText('250%', { exact: true })).toBeVisible();
});

eachFace(
  'Light and dark follow the system, and the Black Friday page is always dark',
  async ({ page, visitor, visit }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await visitor.begin();
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/black-friday').begin();
    expect([light, dark]).not.toContain(await ground());
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  },
);

eachFace('An answer sent before hydration is kept and asked only once', async ({ page, visitor }) => {
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('01310100')) lookups.push(request.url());
  });
  const letCome = await hold(page, '**/assets/*.js');
  await visitor.begin('?s=d600b', 'commit');
  await page.locator('[name="cep"]').fill('01310-100');
  const carriesItOut = page.waitForRequest('**/assets/effects-*.js');
  await page.keyboard.press('Enter');
  // The page's own files have not come.
  await carriesItOut;
  expect(page.url()).not.toContain('01310');
  await expect(page.locator('[data-starter-note]')).toHaveText(postcode.busy);
  await expect(page.locator('form').getByText(postcode.busy).last()).toBeVisible();
  letCome();
  await visitor.isAsked('nr-imovel');
  expect(lookups).toHaveLength(1);
});

test('An answer typed while the scripts of its page are still loading stays', async ({ page }) => {
  const letCome = await hold(page, '**/assets/*.js');
  const asked = page.waitForRequest('**/assets/*.js');
  await page.goto('/refidelizacao/consulta-cpf/', { waitUntil: 'commit' });
  const cpf = page.locator('[name="cpf"]');
  await cpf.fill('390.533.447-05');
  await asked;
  await expect(cpf).toHaveValue('390.533.447-05');
  letCome();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(cpf).toHaveValue('390.533.447-05');
});
