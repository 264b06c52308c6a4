import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { systemRandom } from '../../../server/protection/random.ts';
import { releaseOf, versionRepository } from '../../../server/teaching/version-repository.ts';
import { headerOf } from '../../../server/understanding/model/weights-file.ts';
import { weightsFile } from '../../../server/understanding/read-model.ts';
import type { TrainingReport } from '../../../src/contract/panel/teaching.ts';
import { worksAs } from '../support/panel-operator.ts';
import { fits, fitsBoth, openFilters, phone } from '../support/panel-screen.ts';
import { inDatabase } from '../support/shop-database.ts';
import { expect, test } from '../support/story.ts';

/** As a browser tells of words that the conversation did not understand. */
async function leave(page: Page, said: readonly string[]) {
  const { origin } = new URL(page.url());
  for (const one of said) {
    const sent = await page.request.post(`${origin}/api/conversation-words`, {
      headers: { 'x-requested-with': 'ultrafibra' },
      data: { said: one, outcome: 'unanswered', step: 'cep' },
    });
    expect(sent.status()).toBe(200);
  }
}

test('A marketer teaches one group by a guess, sets another aside and undoes it, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await leave(page, ['vocês furam a parede?', 'vão furar a parede da sala', 'tem cheiro de chuva']);
  await worksAs(page, 'marketer', 'Marina Alves', 'conversa');
  const group = (said: RegExp) => page.getByRole('article', { name: said });
  const wall = group(/parede/);
  const rain = group(/chuva/);
  await expect(wall).toContainText('2 vezes');
  await fitsBoth(page);
  for (const row of [wall, rain]) await row.getByRole('button', { expanded: false }).press('Enter');

  const guess = wall.getByRole('group').getByRole('button').first();
  await guess.press('Enter');
  await expect(wall).toContainText('Quer dizer');
  await expect(wall.getByRole('heading').getByRole('button')).toBeFocused();
  await rain.getByRole('button', { name: 'Não pede nada' }).press('Space');
  await expect(rain.getByRole('heading').getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rain.getByRole('button', { name: 'Desfazer' })).toBeFocused();
  await fits(page);
  await page.keyboard.press('Enter');
  await expect(rain.getByRole('button', { name: 'Não pede nada' })).toBeVisible();

  await rain.getByRole('combobox', { name: 'Outra coisa' }).fill('agradece');
  // An arrow before the list has opened only opens it.
  await expect(page.getByRole('option', { name: 'Agradece' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-combobox-selected]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(rain).toContainText('Quer dizer “Agradece”');
  await page.reload();
  await expect(rain).toHaveCount(0);
  await openFilters(page, phone);
  await page.getByLabel('Mostrar').selectOption('Ensinadas');
  await expect(rain).toContainText('Quer dizer “Agradece”');
});

const same = { before: 0.9, after: 0.9 };
const report: TrainingReport = {
  ...{ acts: same, marks: same, topics: same, broken: [], taught: [], reasons: [] },
  classes: [{ name: 'emails', acts: { before: 0.8, after: 0.9 } }],
};

/** A version that reads as what is shipped does, so that no other story meets another conversation. */
async function train(): Promise<void> {
  const weights = await readFile(weightsFile);
  const versions = versionRepository(systemRandom);
  const now = new Date();
  await inDatabase((database) =>
    database.write(async (db) => {
      const claim = await versions.claim(db, 'Marina Alves', now);
      if (claim === null) throw new Error('Something else trains.');
      await versions.add(db, claim, { weights, rows: 3, report }, releaseOf(headerOf(weights)), now);
    }),
  );
}

test('A manager looks at what a version changes, publishes it and goes back, by keyboard alone', async ({
  page,
}) => {
  await train();
  await worksAs(page, 'manager', 'Célia Brito', 'conversa?aba=ensinar');
  const live = page.getByRole('region', { name: 'No ar' });
  const dialog = page.getByRole('dialog');
  await expect(live).toContainText('A que vem com o site');
  await fitsBoth(page);
  await page.getByRole('button', { name: 'Ver resultado: versão 1' }).press('Enter');
  await expect(dialog.getByRole('row', { name: /^E-mails/ })).toContainText('+10');
  await fits(page);
  await dialog.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(live).toContainText('Versão 1');
  await page.getByRole('button', { name: 'Voltar ao que vem com o site' }).press('Enter');
  await dialog.getByRole('button', { name: 'Voltar a esta' }).press('Enter');
  await expect(live).toContainText('A que vem com o site');
});
