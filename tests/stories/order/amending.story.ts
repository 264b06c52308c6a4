import { postcode } from '../../../src/content/steps/postcode.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { ana, places } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';
import { listenTo } from '../support/traffic.ts';

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

test(
  'The account of a cancelled direct debit is kept for later and never sent with a bill',
  inFullRun,
  async ({ page }) => {
    const { sent } = listenTo(page);
    const account = { bank: '341', agency: '1234', account_number: '12345-1' };
    const visitor = new ConversationVisitor(page);
    const change = async (direct_debit: string) => {
      await visitor.bubble('Forma de pagamento').click();
      await visitor.give('ativar-debito', { direct_debit });
    };
    await visitor.startsAt('ativar-debito');
    await visitor.give('ativar-debito', { direct_debit: 'true' });
    await visitor.give('conta-debito', account);
    await visitor.isAsked('data-instalacao');

    await change('false');
    await visitor.isAsked('data-instalacao');
    await expect(visitor.bubble('Conta para débito')).toHaveCount(0);
    await change('true');
    await visitor.isAsked('data-instalacao');
    await expect(visitor.bubble('Conta para débito').last()).toContainText('*');
    await change('false');
    await visitor.isAsked('data-instalacao');
    await expect(visitor.bubble('Forma de pagamento')).toContainText('Boleto');
    await expect
      .poll(() => sent.findLast(({ path }) => path.endsWith('bankInfo'))?.body)
      .not.toContain('12345-1');
    const before = sent.length;
    await visitor.give('data-instalacao', ana('data-instalacao'));
    await visitor.give('confirmacao', ana('confirmacao'));
    await visitor.isAt('/pedido-realizado/');
    expect(JSON.stringify(sent.slice(before))).not.toContain('12345-1');
  },
);
