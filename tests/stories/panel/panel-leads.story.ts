import type { Browser, Page } from '@playwright/test';
import { dayInBrasilia, formatBrazilianDate } from '../../../src/brazil/date.ts';
import {
  leadsWords,
  leadWords,
  linkWords,
  workWords as words,
} from '../../../src/panel/views/leads/leads-words.ts';
import { noteWords } from '../../../src/panel/words/note-words.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, phone, view } from '../support/panel-screen.ts';
import type { Given } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

/** Nobody else's: one phone gets one link an hour. */
const ownContact = (): { telefone: Given; email: Given } => {
  const end = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { telefone: { phone: `119${end}` }, email: { email: `ana${end}@exemplo.com.br` } };
};

const readable = (days: number): string =>
  formatBrazilianDate(dayInBrasilia(Date.now() + days * 24 * 60 * 60_000));

/** A second window, of somebody else. */
async function elsewhere(browser: Browser | null): Promise<Page> {
  if (browser === null) throw new Error('The story has no browser');
  return (await browser.newContext()).newPage();
}

test('A seller takes a lead, notes, plans the next contact, sends the link, and keeps the order that comes of it', async ({
  page,
}) => {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('confirmacao', ownContact());
  const id = await visitor.leadId();
  await worksAs(page, 'seller', 'Sílvia Rocha', `contatos/${id}`);
  await expect(page.getByRole('button', { name: words.take })).toBeVisible();
  await fits(page);
  await fits(page, desktop);
  await page.getByRole('button', { name: words.take }).click();
  await expect(page.getByText(words.withYou)).toBeVisible();
  await expect(page.getByRole('button', { name: words.handBack })).toBeFocused();

  await page.getByLabel(noteWords.note).fill('Quer a instalação no sábado.');
  await page.getByRole('button', { name: noteWords.addNote }).click();
  await expect(page.getByRole('main')).toContainText('Quer a instalação no sábado.');
  await page.getByLabel(noteWords.note).fill(`Disse assim:\n${'a'.repeat(1900)}`);
  await page.getByRole('button', { name: noteWords.addNote }).click();
  await expect(page.getByText('Disse assim:')).toHaveCSS('white-space', 'pre-wrap');
  await fits(page);
  await page.getByLabel(words.status).selectOption('negotiating');
  await page.getByLabel(words.nextDay, { exact: true }).fill(readable(0));
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved('Em negociação'))).toBeVisible();
  await page.getByRole('button', { name: linkWords.send }).click();
  await expect(page.getByText(linkWords.sent)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Link para continuar o pedido');
  await fits(page);
  await fits(page, desktop);

  await page.getByRole('navigation').getByRole('link', { name: 'Início' }).click();
  await view(page, 'Início');
  const today = page.getByRole('region', { name: 'Hoje', exact: true });
  await expect(today).toContainText('Em negociação');
  await fits(page);
  await fits(page, desktop);
  await page.getByRole('navigation').getByRole('link', { name: 'Contatos' }).click();
  await view(page, 'Contatos');
  await page.getByLabel(leadsWords.owner).selectOption('me');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText('Antigos primeiro').click();
  await expect(page).toHaveURL(/ordem=oldest/);
  await fits(page);
  await fits(page, desktop);

  await visitor.goTo('confirmacao');
  await visitor.isAsked('confirmacao');
  await page.locator('[name="accept_information"]').check();
  await visitor.submit();
  await expect(page.getByText(/^UF-[0-9A-Z]{11}$/).first()).toBeVisible();
  await page.goto(`/painel/contatos/${id}`);
  await expect(page.getByText(leadWords.ordered)).toBeVisible();
  await fits(page);
  await page.getByRole('link', { name: /^Pedido UF-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido UF-/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Quer a instalação no sábado.');
  await expect(page.getByRole('definition').filter({ hasText: 'Sílvia Rocha' })).toBeVisible();
});

test('Of two sellers the second hears who has the lead; a past day, a missing reason and an erased lead are told', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/404|409|422/);
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('data-nascimento', ownContact());
  const id = await visitor.leadId();
  const second = await elsewhere(browser);
  await worksAs(second, 'seller', 'Caio Melo', `contatos/${id}`);
  await expect(second.getByText(words.with(undefined))).toBeVisible();
  await worksAs(page, 'seller', 'Bia Reis', `contatos/${id}`);
  await page.getByRole('button', { name: words.take }).click();
  await expect(page.getByText(words.withYou)).toBeVisible();
  await second.getByRole('button', { name: words.take }).click();
  await expect(second.getByRole('alert')).toContainText('Bia Reis está com este contato');
  await expect(second.getByText(words.with('Bia Reis'))).toBeVisible();
  await expect(second.getByRole('button', { name: words.take })).toHaveCount(0);
  await expect(second.getByRole('button', { name: linkWords.send })).toHaveCount(0);
  await fits(second);
  await fits(second, desktop);
  await second.context().close();

  const day = page.getByLabel(words.nextDay, { exact: true });
  await day.fill(readable(-2));
  await day.press('Enter');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(day).toBeFocused();
  await page.getByLabel(words.status).selectOption('lost');
  await page.getByRole('button', { name: words.save }).click();
  const reason = page.getByLabel(words.reason);
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await page.setViewportSize(phone);
  await fits(page);
  await fits(page, desktop);
  await reason.selectOption('too-expensive');
  const { origin } = new URL(page.url());
  const erased = await page.request.delete(`${origin}/api/lead`, {
    headers: { 'x-requested-with': 'ultrafibra' },
    data: { id },
  });
  expect(erased.status()).toBe(200);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('alert').first()).toContainText('foi apagado');
});

test('A lead without a phone says why no link can be sent', async ({ page }) => {
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('nome');
  const id = await visitor.leadId();
  await worksAs(page, 'seller', 'Sílvia Rocha', `contatos/${id}`);
  await expect(page.getByText(linkWords.noWay)).toBeVisible();
  await expect(page.getByRole('button', { name: linkWords.send })).toHaveCount(0);
  await fits(page);
  await fits(page, desktop);
});
