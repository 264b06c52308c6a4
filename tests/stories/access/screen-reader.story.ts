import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { ana } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

test('Choices in the conversation follow the arrow keys, and Enter sends them', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.startsAt('cpf');
  await visitor.give('cpf', ana('cpf'));
  await visitor.isAsked('data-de-vencimento');
  await expect(visitor.input('due_date').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await visitor.isAsked('data-de-vencimento');
  await page.keyboard.press('Enter');
  await visitor.isAsked('ativar-debito');
  await expect(visitor.input('direct_debit').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await visitor.isAsked('data-instalacao');
  await expect(visitor.bubble('Vencimento')).toContainText('Dia 5');
  await expect(visitor.bubble('Forma de pagamento')).toContainText('Boleto');
});
