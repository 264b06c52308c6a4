import { dayInBrasilia, formatBrazilianDate } from '../../../src/brazil/date.ts';
import { leadsWords, linkWords, workWords as words } from '../../../src/panel/views/leads/leads-words.ts';
import { noteWords } from '../../../src/panel/words/note-words.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { fits, fitsBoth, view } from '../support/panel-screen.ts';
import type { Given } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

/** Nobody else's: one phone gets one link an hour. */
const ownContact = (): { telefone: Given; email: Given } => {
  const end = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return { telefone: { phone: `119${end}` }, email: { email: `ana${end}@exemplo.com.br` } };
};

const readable = (days: number): string =>
  formatBrazilianDate(dayInBrasilia(Date.now() + days * 24 * 60 * 60_000));

test('A seller takes a lead, notes, plans the next contact, sends the link, and finds the lead under today', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/);
  const visitor = new PagesVisitor(page);
  await visitor.startsAt('data-nascimento', ownContact());
  const id = await visitor.leadId();
  await worksAs(page, 'seller', 'Sílvia Rocha', `contatos/${id}`);
  await expect(page.getByRole('button', { name: words.take })).toBeVisible();
  await fitsBoth(page);
  await page.getByRole('button', { name: words.take }).click();
  await expect(page.getByText(words.withYou)).toBeFocused();

  await page.getByLabel(noteWords.note).fill('Quer a instalação no sábado.');
  await page.getByRole('button', { name: noteWords.addNote }).click();
  await expect(page.getByRole('main')).toContainText('Quer a instalação no sábado.');
  await page.getByLabel(noteWords.note).fill(`Disse assim:\n${'a'.repeat(1900)}`);
  await page.getByRole('button', { name: noteWords.addNote }).click();
  await expect(page.getByText('Disse assim:')).toHaveCSS('white-space', 'pre-wrap');
  await fits(page);
  await page.getByLabel(words.status).selectOption('negotiating');
  const nextDay = page.getByLabel(words.nextDay, { exact: true });
  await nextDay.fill(`${readable(-1)} 23:59`);
  await page.getByRole('button', { name: words.save }).click();
  await expect(nextDay).toHaveAttribute('aria-invalid', 'true');
  await nextDay.fill(`${readable(0)} 23:59`);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved('Em negociação'))).toBeVisible();
  await page.getByRole('button', { name: linkWords.send }).click();
  await expect(page.getByText(linkWords.sent)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Link para continuar o pedido');
  await fitsBoth(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Início' }).click();
  await view(page, 'Início');
  const today = page.getByRole('region', { name: 'Hoje', exact: true });
  for (const text of ['Em negociação', 'hoje às 23:59', 'Disse assim:'])
    await expect(today).toContainText(text);
  await today.getByRole('button', { name: 'Mostrar Celular' }).click();
  await expect(today.getByRole('link', { name: /^\(11\) 9/ })).toBeVisible();
  await fitsBoth(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Contatos' }).click();
  await view(page, 'Contatos');
  await page.getByLabel(leadsWords.owner).selectOption('me');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText('Antigos primeiro').click();
  await expect(page).toHaveURL(/ordem=oldest/);
  await fitsBoth(page);
});
