import type { Page } from '@playwright/test';
import { conversationsWords as words } from '../../../src/panel/views/conversations/conversations-words.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, fitsBoth, phone, view } from '../support/panel-screen.ts';
import { expect, test } from '../support/story.ts';

/** As the visitor's page does. The cookie that holds the conversation stays with the page. */
async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const { origin } = new URL(page.url());
  const headers = { 'x-requested-with': 'ultrafibra' };
  const sent = await page.request.post(`${origin}/api/${path}`, { headers, data });
  expect(sent.status()).toBe(200);
  return sent.json();
}

const said = (text: string) => ({
  addon: '',
  said: [
    { by: 'shop', text: 'Qual é o CEP da instalação?' },
    { by: 'visitor', text },
  ],
});

test('A seller takes a conversation, answers, has a question asked and closes it, by keyboard alone', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/);
  await page.setViewportSize(desktop);
  await page.goto('/robots.txt');
  const { id } = await post(page, 'conversation', said('prefiro falar com gente'));
  await worksAs(page, 'seller', 'Sílvia Rocha', 'conversas');
  await view(page, 'Conversas');
  const card = page.getByRole('article').filter({ has: page.locator(`a[data-id="${id}"]`) });
  await expect(card).toContainText(words.askedForOne);
  await expect(card).toContainText('prefiro falar com gente');
  const navigation = page.getByRole('navigation', { name: 'Áreas do painel' });
  await expect(navigation.getByRole('link', { name: /Conversas.*espera/ })).toBeVisible();
  await fitsBoth(page);
  const find = page.getByLabel(words.find);
  await find.fill('palavra que ninguém escreveu');
  await find.press('Enter');
  await expect(page.getByText(words.notFound)).toBeVisible();
  await fitsBoth(page);
  await find.fill('FALAR gente');
  await find.press('Enter');

  await card.locator('[data-id]').press('Enter');
  await view(page, words.noName);
  const log = page.getByRole('log', { name: words.messages });
  await expect(log).toContainText('prefiro falar com gente');
  const take = page.getByRole('button', { name: words.take, exact: true });
  await fitsBoth(page);
  await take.press('Enter');
  await expect(page.getByRole('button', { name: words.handBack })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const box = page.getByRole('textbox', { name: words.modes.text });
  await box.press('Control+Enter');
  await expect(page.getByText('Escreva a mensagem.')).toBeVisible();
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/draft') && reply.ok());
  await box.fill('Oi, sou a');
  await kept;
  await page.reload();
  await expect(box).toHaveValue('Oi, sou a');
  await expect(box).toBeInViewport({ ratio: 1 });
  await box.fill('Oi, sou a Sílvia.');
  await box.press('Control+Enter');
  await expect(log).toContainText('Oi, sou a Sílvia.');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');

  // What the visitor writes is there at once.
  await post(page, `conversation/${id}/messages`, { text: 'Oi, Sílvia! Qual o prazo?' });
  await expect(log).toContainText('Qual o prazo?');

  await page.getByRole('button', { name: words.quick }).press('Enter');
  await page.getByLabel(words.search).fill('loja física');
  await page
    .getByRole('button', { name: new RegExp(`^${words.use}:`) })
    .first()
    .press('Enter');
  await expect(box).toBeFocused();
  await expect(box).not.toHaveValue('');
  await fitsBoth(page);
  await box.press('Control+Enter');
  await expect(box).toHaveValue('');

  await page.getByRole('button', { name: words.ask }).first().press('Enter');
  const question = page.getByRole('combobox', { name: words.question });
  // The list opens with the focus; an arrow before that only opens it.
  await question.focus();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await question.press('ArrowDown');
  await expect(page.locator('[data-combobox-selected]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question).not.toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(log).toContainText(`${words.ask}: `);

  await page.getByRole('button', { name: words.snooze, exact: true }).press('Enter');
  await page.getByRole('button', { name: words.snoozes.hour }).press('Enter');
  await expect(page.getByText(words.snoozed)).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: words.beside }).press('Enter');
  await page.getByRole('button', { name: words.close, exact: true }).first().press('Enter');
  await fits(page, phone);
  const outcome = page.getByRole('combobox', { name: words.outcome });
  await outcome.press('ArrowDown');
  await expect(outcome).not.toHaveValue('');
  await page
    .getByRole('region', { name: words.close })
    .getByRole('button', { name: words.close })
    .press('Enter');
  await expect(page.getByText(words.closed)).toBeVisible();
  await page.getByRole('link', { name: words.back }).press('Enter');
  await view(page, 'Conversas');
});
