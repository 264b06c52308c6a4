import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { places } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test(
  'Letters typed after a reply at the plans are written in the line, and choose no plan',
  inFullRun,
  async ({ page }) => {
    const visitor = new ConversationVisitor(page);
    await visitor.begin('');
    await visitor.giveAll(['cep', 'nr-imovel']);
    await visitor.isAsked('planos');
    await visitor.say('tem wi-fi 6?');
    const control = page.locator('li[data-open] form :is(input, button)').first();
    await control.focus();
    await page.keyboard.type('quanto custa?');
    await expect(visitor.composer).toBeFocused();
    await expect(visitor.composer).toHaveValue('quanto custa?');
    await page.keyboard.press('Enter');
    await expect(page.locator('li[data-side-question]').last()).toContainText('quanto custa?');
    await visitor.isAsked('planos');
  },
);

test('"nao" typed at a proposal is written in the line, and asks what is wrong', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.say(`oi, cep ${places.covered} número 1200`);
  await expect(page.getByRole('button', { name: 'Está certo' })).toBeFocused();
  await page.keyboard.type('nao');
  await expect(visitor.composer).toHaveValue('nao');
  await page.keyboard.press('Enter');
  await expect(visitor.announcer).toContainText('Qual não está certo?');
  await visitor.isAsked('cep');
});

test('Space and Enter on a control keep their meaning', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.say(`oi, cep ${places.covered} número 1200`);
  await expect(page.getByRole('button', { name: 'Está certo' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Está certo' })).toHaveCount(0);
  await expect(visitor.bubble('CEP')).toContainText(places.covered);
});

test('Once the summary is closed, what is typed is written in the line', inFullRun, async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.startsAt('cpf');
  await visitor.say('resumo');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.type('por que meu CPF?');
  await expect(visitor.composer).toHaveValue('por que meu CPF?');
});
