import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { nothingPublished } from '../../../src/contract/publication.ts';
import { showPanel } from '../show-panel.tsx';
import { asked, friday, openDraft, price, saved, unfold } from './catalogue-draft.ts';

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

it('the focus stays with the plan whose scheduled price is removed', async () => {
  openDraft('admin', { ...nothingPublished, prices: [{ ...price, list: 'plans', ...friday }] });
  showPanel('/catalogo');
  await unfold('500 Mega');
  await press(await screen.findByLabelText('Remover: Preço agendado, d500a'));
  expect(screen.queryByText('Preço agendado')).toBeNull();
  expect(focused()).toBe('Agendar outro preço: d500a');
  await saved();
});

it('the focus stays in the form whose part returns to its default, and beside a page that is removed', async () => {
  const hidden = { campaign: '', hidden: ['gamer' as const] };
  openDraft('admin', {
    ...nothingPublished,
    looks: [
      { ...hidden, key: 'a' },
      { ...hidden, key: 'b', ...friday },
    ],
  });
  showPanel('/catalogo?aba=campaigns&campanha=');
  await unfold('Blocos e planos');
  const [always] = await screen.findAllByText('Voltar ao padrão', { selector: 'button *' });
  const blocks = always?.closest<HTMLElement>('[role=group]');
  if (!always || !blocks) throw new Error('No block is hidden.');
  await press(always.closest('button') ?? always);
  expect(blocks.contains(document.activeElement)).toBe(true);
  await unfold('Em um período');
  await press(screen.getByText('Remover').closest('button') ?? always);
  expect(focused()).toBe('Agendar outra página');
  await saved();
});

it('the focus stays on the button that moves a question to the top, and in the form of one that returns to its default', async () => {
  const edited = { [asked.id]: { question: 'Outra?', answer: 'Sim.' } };
  const faq = { general: { edited, added: [], hidden: [], order: [] } };
  openDraft('admin', { ...nothingPublished, faq });
  showPanel('/catalogo?aba=questions');
  const [row] = await screen.findAllByRole('button', { name: /\?$/, expanded: false });
  if (!row) throw new Error('There is only one question.');
  await press(row);
  const second = screen.getByLabelText(/^Subir: /);
  await press(second);
  expect(document.activeElement).toBe(second);
  expect(second.getAttribute('aria-disabled')).toBe('true');
  await unfold('Outra?');
  await press(screen.getByText('Voltar ao padrão').closest('button') ?? second);
  expect(document.activeElement).toHaveProperty('value', asked.question);
  await saved();
});
