import { ConversationVisitor } from './conversation-visitor.ts';
import { ana, withoutDebit } from './sandbox.ts';
import { expect, test } from './story.ts';
import { listenAsScreenReader } from './watching.ts';

test('A screen reader is told every question once and nothing twice, and the focus never falls out of the page', async ({
  page,
}) => {
  const visitor = new ConversationVisitor(page);
  const reader = await listenAsScreenReader(page);
  const asked: string[] = [];
  await visitor.begin();
  for (const step of visitor.stopsAmong(withoutDebit)) {
    await visitor.isAsked(step);
    asked.push((await visitor.question.textContent()) ?? '');
    if (step === 'email') await visitor.giveAll(['nome', 'telefone', 'email']);
    else await visitor.give(step, ana[step]);
  }
  await visitor.isAt('/pedido-realizado/');
  const said = await reader.said();
  for (const question of asked)
    expect(
      said.filter((text) => text.includes(question)),
      question,
    ).toHaveLength(1);
  expect(said.length).toBe(new Set(said).size);
  expect(await reader.lostFocus()).toEqual([]);
});

test('What is refused is said at once, beside the line to mend it in', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  await visitor.send('cep', { cep: '0131' });
  await visitor.isTold('cep', 'Confira o CEP');
  await expect(page.locator('main [aria-live="assertive"]')).toContainText('Confira o CEP');
  await expect(page.getByRole('textbox', { name: 'Para ver se a fibra chega até você' })).toBeFocused();
});

test('Choices in the conversation go by arrow keys, and Enter sends', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.startsAt('cpf');
  await visitor.give('cpf', ana.cpf);
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

test('At 200 % nothing in the conversation is cut off', async ({ page }) => {
  const visitor = new ConversationVisitor(page);
  await visitor.begin();
  const larger = page.getByRole('button', { name: 'Aumentar' });
  while (!(await page.getByText('200%', { exact: true }).isVisible())) await larger.click();
  for (const step of visitor.stopsAmong(withoutDebit)) {
    await visitor.isAsked(step);
    const cut = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(cut, step).toBe(0);
    if (step === 'email') await visitor.giveAll(['nome', 'telefone', 'email']);
    else await visitor.give(step, ana[step]);
  }
  await visitor.isAt('/pedido-realizado/');
});
