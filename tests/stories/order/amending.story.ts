import { postcode } from '../../../src/content/steps/postcode.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { ana, places } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

const consequence = postcode.fields.cep.changes;

test('An earlier answer is changed from its bubble or the summary, and only what depends on it is asked again', async ({
  page,
}) => {
  const visitor = new ConversationVisitor(page);
  await visitor.startsAt('confirmacao');

  await visitor.bubble('CEP').click();
  await visitor.isAsked('cep');
  await expect(page.getByText(consequence)).toBeVisible();
  await expect(visitor.composer).toHaveValue('01310-100');
  await page.getByRole('link', { name: 'Voltar para onde parei' }).click();
  await visitor.isAsked('confirmacao');

  await page.getByRole('button', { name: 'Resumo' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Alterar: CEP' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await visitor.isAsked('cep');
  await expect(page.getByText(consequence)).toBeVisible();
  await visitor.give('cep', { cep: places.withoutTwoGiga });
  await visitor.give('nr-imovel', { number: '15' });
  await visitor.give('data-instalacao', ana('data-instalacao'));
  await visitor.isAsked('confirmacao');
  await expect(visitor.bubble('Nome')).toContainText('Ana Souza');
});
