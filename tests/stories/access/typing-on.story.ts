import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { places } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test('"nao" typed at a proposal is written in the line, and drops it', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.say(`oi, acho que o cep é ${places.covered} número 1200`);
  await expect(page.locator('[data-confirm] [role="group"]')).toBeFocused();
  await page.keyboard.type('nao');
  await expect(visitor.composer).toHaveValue('nao');
  await page.keyboard.press('Enter');
  await expect(visitor.announcer).toContainText('não anotei nada');
  await visitor.isAsked('cep');
});

test('Space and Enter on a control keep their meaning', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.say(`oi, acho que o cep é ${places.covered} número 1200`);
  await page.getByRole('button', { name: 'Está certo' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Está certo' })).toHaveCount(0);
  await expect(visitor.bubble('CEP')).toContainText(places.covered);
});
