import type { Page } from '@playwright/test';
import { phones } from '../../../src/content/phones.ts';
import { regulationsWords } from '../../../src/content/regulations.ts';
import { again, inFullRun } from '../support/full-run.ts';
import { hold } from '../support/hold.ts';
import { places } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

const inForm = (page: Page) => {
  const form = page.locator('#consultar form[data-layout="row"]');
  return {
    cep: form.locator('[name="cep"]'),
    phone: form.locator('[name="phone"]'),
    consent: form.locator('[name="accept_phone_contact"]'),
    button: form.locator('[type="submit"]'),
    fill: async (cep: string, phone: string) => {
      await form.locator('[name="cep"]').fill(cep);
      await form.locator('[name="phone"]').fill(phone);
    },
    send: () => form.locator('[name="phone"]').press('Enter'),
  };
};

const drawer = (page: Page) => page.locator('dialog[open]');
const phone = '(11) 91234-5678';

for (const width of [390, 1280])
  test.describe(`At ${width} px`, again(width > 390), () => {
    test.use({ viewport: { width, height: 844 } });

    test('The coverage form leads from postcode and phone over the name to the house number', async ({
      page,
    }) => {
      const next = '**/timblack/consultar-cobertura/nr-imovel/';
      const letLookUp = await hold(page, '**/api/cep/information/*');
      await page.goto('/timblack/');
      const form = inForm(page);
      await expect(form.consent).toBeChecked();
      await form.fill(places.covered, phone);
      await form.send();
      await expect(form.button).toHaveAttribute('data-state', 'loading');
      letLookUp();
      await expect(drawer(page)).toContainText(
        'Olá! Precisamos de mais alguns dados para confirmar a disponibilidade',
      );
      await expect(form.button).toHaveAttribute('data-state', 'success');
      await expect(drawer(page).locator('[name="name"]')).toBeFocused();
      await expect(drawer(page).locator('[name="phone"]')).toHaveValue(phone);
      await checkAccessibility(page);
      const send = drawer(page).getByRole('button', { name: 'Consultar Cobertura' });
      await drawer(page).locator('[name="name"]').fill('Ana Souza');
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await drawer(page).locator('[name="email"]').fill('ana@exemplo.com.br');
      await expect(send).not.toHaveAttribute('aria-disabled');
      const letLeave = await hold(page, next);
      const sent = width < 1024 ? drawer(page).locator('[name="email"]').press('Enter') : send.click();
      await expect(drawer(page).locator('[type="submit"]')).toHaveAttribute('data-state', 'loading');
      letLeave();
      await sent;
      await page.waitForURL(next);
      await expect(page.locator('[name="number"]')).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.locator('[name="number"]').fill('1000');
      await page.locator('main form [type="submit"]').click();
      await page.waitForURL('**/timblack/consultar-cobertura/com-cobertura/');
    });
  });

for (const [width, opens] of [
  [1024, true],
  [1025, false],
] as const)
  test(
    `The hire button on a screen ${width} px wide ${opens ? 'opens a drawer' : 'leads to the order'}`,
    inFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(page.locator('[data-island="drawers"]')).toHaveAttribute('data-hydrated');
      const hire = page.locator('[data-hires]').first();
      const address = `/checkout/cep/?s=${await hire.getAttribute('data-hires')}`;
      await expect(hire).toHaveAttribute('href', address);
      if (!opens) {
        // Who only wants to know is asked beside the page, however wide it is.
        const check = page.locator('[data-opens="coverage"]');
        await expect(check).toHaveAttribute('href', '/consultar-cobertura/cep/');
        await check.click();
        await expect(drawer(page)).toContainText('Consulte a disponibilidade na sua região');
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toHaveCount(0);
      }
      await hire.click();
      if (opens) await expect(drawer(page)).toBeVisible();
      else await page.waitForURL(`**${address}`);
    },
  );

test(
  'A coverage form sent before hydration is kept and stays out of the address',
  inFullRun,
  async ({ page }) => {
    const letCome = await hold(page, '**/assets/*.js');
    await page.goto('/');
    const form = inForm(page);
    await form.fill('01310100', '11912345678');
    await expect(form.cep).toHaveValue('01310-100');
    await expect(form.phone).toHaveValue(phone);
    await form.consent.uncheck();
    await form.send();
    expect(new URL(page.url()).search).toBe('');
    letCome();
    await expect(drawer(page)).toBeVisible();
    await expect(form.cep).toHaveValue('01310-100');
    await expect(form.consent).not.toBeChecked();
  },
);

test(
  'A coverage form says what is wrong, repeats no failed lookup, and its drawer keeps what was typed and returns the focus',
  inFullRun,
  async ({ page, expectNoise }) => {
    expectNoise(/404/);
    const lookups: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('cep/information')) lookups.push(request.url());
    });
    const inVain = page.getByText('Cep inválido ou inexistente');
    await page.goto('/');
    const form = inForm(page);
    await test.step('A missing answer is named beside its input', async () => {
      await form.fill('0131', '119');
      await expect(form.button).toHaveAttribute('aria-disabled', 'true');
      await form.button.click({ force: true });
      await expect(form.cep).toBeFocused();
      await expect(form.cep).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('Confira o CEP: são 8 números, como 01310-100.')).toBeVisible();
      await checkAccessibility(page);
      expect(lookups).toEqual([]);
    });
    await test.step('A postcode that was not found is named beside the input', async () => {
      await form.fill(places.unknown, phone);
      await form.send();
      await expect(inVain).toBeVisible();
      await expect(form.button).toHaveAttribute('data-state', 'error');
      await expect(form.button).toHaveAttribute('aria-disabled', 'true');
      await expect(form.cep).toBeFocused();
      await form.send();
      await expect(drawer(page)).toHaveCount(0);
      expect(lookups).toHaveLength(1);
      await form.cep.fill(places.covered);
      await expect(inVain).toBeHidden();
    });
    await test.step('The drawer closes by Escape and by a press outside', async () => {
      await form.send();
      await drawer(page).locator('[name="name"]').fill('Ana Souza');
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await expect(form.phone).toBeFocused();
      await expect(page.locator('dialog [name="name"]')).toHaveCount(0);
      await form.send();
      await expect(drawer(page).locator('[name="name"]')).toHaveValue('Ana Souza');
      await page.mouse.click(20, 20);
      await expect(drawer(page)).toHaveCount(0);
    });
    await test.step('The hire drawer shows what was typed', async () => {
      await page.locator('[data-hires]').first().click();
      await expect(drawer(page).locator('[name="cep"]')).toHaveValue(places.covered);
      await expect(drawer(page).locator('[name="number"]')).toBeFocused();
      await checkAccessibility(page);
    });
  },
);

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the coverage form is replaced by a call without JavaScript', async ({ page, expectNoise }) => {
    expectNoise(/request failed: GET .*assets.* csp/);
    await page.goto('/timblack/');
    const { cep } = inForm(page);
    await expect(cep).toBeHidden();
    const call = page.locator('#consultar').getByRole('link');
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', phones.sales.href);
  });

  test('the conversation shows nothing to press that would do nothing without JavaScript', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/request failed: GET .*assets.* csp/);
    await page.goto('/chat/');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('the regulations say where to ask for their texts without JavaScript', async ({
    page,
    expectNoise,
  }) => {
    expectNoise(/request failed: GET .*assets.* csp/);
    await page.goto('/regulamentos/');
    const said = page.locator('main noscript p');
    await expect(said).toHaveText(regulationsWords.offScript(phones.support.number));
    await expect(said).toBeVisible();
  });
});
