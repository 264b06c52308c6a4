import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { readSession } from '../../../src/contract/panel/access/session.ts';
import { ownAccountWords } from '../../../src/panel/views/own-account/own-account-words.ts';
import { dutyWords, signInWords } from '../../../src/panel/words/shell-words.ts';
import { viewWords } from '../../../src/panel/words/view-words.ts';
import { openCompanyProvider } from '../../server/operators/company-provider.ts';
import { addOperator, worksAs } from '../support/panel-operator.ts';
import { desktop, fits, fitsBoth, phone, view } from '../support/panel-screen.ts';
import { expect, test } from '../support/story.ts';

const password = 'uma frase fácil de lembrar';

async function signIn(page: Page, email: string, given = password): Promise<void> {
  await page.goto('/painel/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('A new seller changes the provisional password before anything else', async ({ page, expectNoise }) => {
  expectNoise(/401|403|422/);
  const provisional = 'abcde-fghjk-mnpqr-stuvw';
  const { email } = await addOperator('Bia Reis', 'seller', provisional, true);
  await signIn(page, email, provisional);
  await expect(page.getByRole('heading', { level: 1, name: dutyWords.title.password })).toBeVisible();
  await fitsBoth(page);
  await page.goto('/painel/pedidos');
  await expect(page.getByRole('heading', { level: 1, name: dutyWords.title.password })).toBeVisible();
  await page.getByLabel(ownAccountWords.firstCurrent, { exact: true }).fill(provisional);
  await page.getByLabel(ownAccountWords.wanted, { exact: true }).fill(provisional);
  await page.getByRole('button', { name: ownAccountWords.firstChange }).click();
  await expect(page.getByText(/Escolha outra senha/)).toBeVisible();
  await page.getByLabel(ownAccountWords.wanted, { exact: true }).fill(password);
  await page.getByRole('button', { name: ownAccountWords.firstChange }).click();
  await view(page, viewWords.start);
});

test('Who has lost the phone signs in by a recovery code', async ({ page, expectNoise }) => {
  expectNoise(/401/);
  const { email } = await addOperator('Caio Nunes', 'seller', password);
  await signIn(page, email);
  await view(page, viewWords.start);
  await page.goto('/painel/minha-conta');
  const part = page.getByRole('region', { name: ownAccountWords.code });
  await part.getByRole('button', { name: ownAccountWords.start }).click();
  const secret = (await part.getByLabel(ownAccountWords.secret).inputValue()).replaceAll(' ', '');
  await part.getByLabel(ownAccountWords.shown).fill(new TOTP({ secret }).generate());
  await part.getByLabel(ownAccountWords.current, { exact: true }).fill(password);
  await part.getByRole('button', { name: ownAccountWords.confirm }).click();
  const codes = part.getByRole('list', { name: ownAccountWords.recovery }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = `${await codes.first().textContent()}`;
  await fits(page, phone);
  await part.getByRole('button', { name: ownAccountWords.recoveryKept }).click();
  await expect(part.getByText(ownAccountWords.recoveryLeft(10))).toBeVisible();
  await fits(page, desktop);

  await page.context().clearCookies();
  await signIn(page, email);
  await page.getByRole('button', { name: signInWords.lostPhone }).click();
  await page.getByLabel(signInWords.recovery).fill(code.toUpperCase());
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(signInWords.recoveryUsed(9))).toBeVisible();
  await view(page, viewWords.start);
  await fits(page, phone);
});

test('Whose role needs the second factor sets it up before anything else', async ({ page }) => {
  // The rule counts for everybody of a role: here only this page is told of it.
  await page.route(`**/api/${readSession.path}`, async (route) => {
    const response = await route.fetch();
    const told = readSession.response.parse(await response.json());
    await route.fulfill({
      response,
      json: { ...told, operator: told.operator && { ...told.operator, mustDo: 'code' } },
    });
  });
  await worksAs(page, 'manager', 'Dora Melo');
  await expect(page.getByRole('heading', { level: 1, name: dutyWords.title.code })).toBeVisible();
  await fitsBoth(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('Who has an account of the company signs in with it; while its service is down, a password serves', async ({
  page,
  baseURL,
  expectNoise,
}) => {
  // The company's pages have no picture for the tab, which a browser may ask for.
  expectNoise(/401|\/favicon\.ico/);
  const open = page.getByRole('link', { name: signInWords.withProvider('a conta da empresa') });
  await page.goto('/painel/pedidos');
  await open.click();
  await expect(page.getByText(signInWords.providerProblem.down)).toBeVisible();
  await expect(page).toHaveURL(/painel\/$/);
  await fitsBoth(page);
  const company = await openCompanyProvider(baseURL ?? '', Number(process.env.STORIES_OIDC_PORT));
  try {
    const person = { email_verified: true, name: 'Rui Salgado', email: 'rui@loja.example' };
    company.people.set('rui', { ...person, roles: [] });
    await open.click();
    await page.getByLabel('Usuário').fill('rui');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText(signInWords.providerProblem['no-role'])).toBeVisible();
    company.people.set('rui', { ...person, roles: ['seller'] });
    await open.click();
    await view(page, viewWords.start);
    await page.goto('/painel/minha-conta');
    await expect(page.getByText(ownAccountWords.ofProvider)).toBeVisible();
    await fits(page, phone);
  } finally {
    await company.close();
  }
});
