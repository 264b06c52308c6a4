import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { ana } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';
import { listenTo } from '../support/traffic.ts';

test('A change of face keeps what was typed, refused or not, and continues with the same lead', async ({
  page,
}) => {
  const { leads, timesSaved } = listenTo(page);
  const chat = new ConversationVisitor(page);
  const pages = new PagesVisitor(page);
  const toPages = () => page.getByRole('link', { name: 'Prefiro formulário' }).click();
  const toChat = () => page.getByRole('link', { name: 'Prefiro conversar' }).click();
  await chat.begin();
  await chat.giveAll(['cep', 'nr-imovel']);
  await chat.isAsked('nome');
  await chat.fill({ name: 'Ana', ...ana('telefone') });

  await toPages();
  await pages.isAsked('nome');
  await expect(pages.input('name')).toHaveValue('Ana');
  await pages.submit();
  await pages.isTold('name', 'Informe nome e sobrenome.');

  await toChat();
  await chat.isAsked('nome');
  await expect(chat.input('name')).toHaveValue('Ana');
  await expect(chat.input('name')).toHaveAttribute('aria-invalid', 'true');
  await expect(chat.input('phone')).toHaveValue('(11) 91234-5678');
  await chat.giveAll(['nome', 'telefone', 'email']);

  await chat.send('data-nascimento', { birth_date: '31/02/1990' });
  await chat.isTold('birth_date', 'Data inválida');
  await toPages();
  await pages.isAsked('data-nascimento');
  await expect(pages.input('birth_date')).toHaveValue('31/02/1990');
  await expect(pages.input('birth_date')).toHaveAttribute('aria-invalid', 'true');
  await pages.giveAll(['data-nascimento', 'nome-mae']);

  await pages.isAsked('cpf');
  await pages.fill({ cpf: '529.982' });
  await toChat();
  await chat.isAsked('cpf');
  await expect(chat.composer).toHaveValue('529.982');
  await chat.give('cpf', ana('cpf'));
  await chat.isAsked('data-de-vencimento');
  expect(leads.size).toBe(1);
  // The next question is open before the last answer is saved.
  await expect.poll(() => ['phone', 'birthDate', 'documentNumber'].map(timesSaved)).toEqual([1, 1, 1]);
});

for (const height of [844, 560])
  test(
    `The form offered in the conversation is in view with its question on a phone ${height} high`,
    inFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      const visitor = new ConversationVisitor(page);
      await visitor.startsAt('data-nascimento');
      await visitor.send('data-nascimento', { birth_date: 'xxyz' });
      // While the first message is read, the line sends no other.
      await expect(visitor.announcer).toContainText('Escreva dia, mês e ano');
      await visitor.send('data-nascimento', { birth_date: '31/02/1990' });
      const offer = page.getByText('Se for mais fácil, responda pelo formulário: nada se perde.');
      await expect(offer).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-asks]')).toBeInViewport({ ratio: 1 });
      await expect(visitor.composer).toBeFocused();
    },
  );
