import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { minuteMs } from '../../src/brazil/durations.ts';
import { riskWords } from '../../src/content/operator/list-words.ts';
import type { ResponseOf } from '../../src/contract/endpoint.ts';
import { findRecords } from '../../src/contract/panel/find.ts';
import * as queues from '../../src/contract/panel/queues.ts';
import { queueWords as words } from '../../src/panel/views/queues/queue-words.ts';
import { personWords } from '../../src/panel/words/find-words.ts';
import { listedOrder, listedRenewal } from './listed.ts';
import { fakePanel, operatorOf, showPanel } from './show-panel.tsx';

const call: queues.QueueItem = {
  queue: 'calls',
  id: '018f0000-0000-7000-8000-000000000000',
  at: '2026-11-23T15:00:00Z',
  taken: null,
  resolved: null,
  attempts: null,
  name: null,
  phone: '(11) *****-4321',
  email: null,
  isMasked: true,
  campaign: null,
  origin: 'LP Verão',
};

const placed = { ...listedOrder, number: 'UF-1A' };

const until = new Date(Date.now() + 20 * minuteMs).toISOString();
const { id, name } = operatorOf('seller');
const mine: queues.QueueItem = {
  ...call,
  phone: '11987654321',
  isMasked: false,
  taken: { by: { id, name }, until },
};

const laterOf = (items: readonly queues.QueueItem[]) =>
  items.filter(({ attempts }) => attempts?.isDue === false);

function openQueue(items: () => queues.QueueItem[]) {
  const panel = fakePanel('seller');
  panel.answers(queues.countQueues, () => ({
    counts: [{ queue: 'calls' as const, waiting: items().length, taken: 0, later: laterOf(items()).length }],
  }));
  panel.answers(queues.listQueue, () => ({ items: items(), next: null }));
  showPanel('/filas');
  return panel;
}

it('a queue item is taken, shows its contact and needs an outcome before it is treated', async () => {
  let items = [call];
  const panel = openQueue(() => items);
  panel.answers(queues.takeItem, () => {
    items = [mine];
    return { item: mine };
  });
  panel.answers(queues.resolveItem, () => {
    items = [];
    return { item: mine };
  });
  const card = within(await screen.findByRole('article', { name: call.phone ?? '' }));
  // Whoever has not taken it looks nobody up.
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pegar']);
  await userEvent.click(card.getByRole('button', { name: 'Pegar' }));
  const held = within(await screen.findByRole('article', { name: '(11) 98765-4321' }));
  // The keyboard focus stays on the item.
  await waitFor(() => expect(document.activeElement).toBe(held.getByRole('heading')));
  const phone = held.getByRole('link', { name: '(11) 98765-4321' });
  expect(phone).toHaveProperty('href', 'tel:+5511987654321');
  // In a narrow column it breaks between its parts, never at the hyphen.
  expect(phone.querySelector('.unbroken')?.textContent).toBe('98765-4321');
  await userEvent.click(held.getByRole('button', { name: 'Concluir' }));
  expect(held.getAllByText('Escolha o resultado.').length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(held.getByRole('combobox', { name: /Resultado/ }));
  await userEvent.selectOptions(held.getByRole('combobox', { name: /Resultado/ }), 'Sem interesse');
  await userEvent.type(held.getByRole('textbox', { name: 'Anotação' }), 'Já tem fibra');
  await userEvent.click(held.getByRole('button', { name: 'Concluir' }));
  await screen.findByText('Tudo em dia: ninguém espera nesta fila.');
  // The newest notice takes the place of the one before.
  await screen.findByText('Concluído.');
  await waitFor(() => expect(screen.queryByText('O atendimento está com você.')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  expect(panel.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
    outcome: 'not-interested',
    note: 'Já tem fibra',
  });
});

it('a note that holds a document is warned of as soon as the number is whole', async () => {
  openQueue(() => [mine]);
  const held = within(await screen.findByRole('article', { name: '(11) 98765-4321' }));
  const note = held.getByRole('textbox', { name: 'Anotação' });
  await userEvent.type(note, 'Ligar em 11987654321, CPF 529982247');
  expect(held.queryByText(/CPF ou CNPJ/)).toBeNull();
  await userEvent.type(note, '25');
  expect(within(held.getByRole('status')).getByText(/CPF ou CNPJ/)).toBeTruthy();
  await userEvent.clear(note);
  expect(held.queryByText(/CPF ou CNPJ/)).toBeNull();
});

it('a call that is to be tried again is noted with its time, and the next seller reads what was tried', async () => {
  let items = [mine];
  const panel = openQueue(() => items);
  const attempted: queues.QueueItem = {
    ...call,
    attempts: {
      ...{ many: 2, at: '2026-11-23T15:10:00Z', by: { id, name }, outcome: 'no-answer' },
      ...{ note: 'Caixa postal', callAfter: '2099-11-24T14:00', isDue: false },
    },
  };
  panel.answers(queues.resolveItem, () => {
    items = [attempted];
    return { item: attempted };
  });
  const held = within(await screen.findByRole('article', { name: '(11) 98765-4321' }));
  await userEvent.selectOptions(held.getByRole('combobox', { name: /Resultado/ }), 'Não atendeu');
  const time = held.getByLabelText('Ligar de novo a partir de');
  await userEvent.type(time, '24112099');
  await userEvent.type(held.getByRole('textbox', { name: 'Anotação' }), 'Caixa postal');
  const note = held.getByRole('button', { name: 'Anotar a tentativa' });
  // A time without its hour would be lost.
  await userEvent.click(note);
  expect(document.activeElement).toBe(time);
  held.getByRole('textbox', { name: /Ligar de novo/, description: /Confira o dia e a hora/ });
  expect(panel.asked.some(({ path }) => path.endsWith('treatment'))).toBe(false);
  await userEvent.type(time, '1400');
  expect(time).toHaveProperty('value', '24/11/2099 14:00');
  await userEvent.click(note);
  const card = within(await screen.findByRole('article', { name: call.phone ?? '' }));
  expect(panel.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
    outcome: 'no-answer',
    note: 'Caixa postal',
    callAfter: '2099-11-24T14:00',
  });
  card.getByText('2 tentativas');
  card.getByText(/por Ana Lima, Não atendeu$/);
  card.getByText('A partir de 24/11/2099 às 14:00');
  await screen.findByText('Tentativa anotada. Volta para a frente da fila em 24/11/2099 às 14:00.');
  card.getByText('Caixa postal');
});

it('a call whose time has come says so, and calls for later stand apart below, uncounted', async () => {
  const tried = (end: number, callAfter: string, isDue: boolean): queues.QueueItem => ({
    ...call,
    id: `${call.id.slice(0, -1)}${end}`,
    phone: `(11) *****-000${end}`,
    attempts: {
      ...{ many: 1, at: call.at, by: { id, name }, outcome: 'call-again', note: null },
      ...{ callAfter, isDue },
    },
  });
  const inTheEnd = [tried(2, '2026-11-24T14:00', false), tried(3, '2026-11-25T09:30', false)];
  openQueue(() => [tried(1, '2026-11-23T09:00', true), call, ...inTheEnd]);
  const due = within(await screen.findByRole('article', { name: '(11) *****-0001' }));
  due.getByText('Hora de ligar: 23/11/2026 às 09:00');
  // Once for the whole list.
  screen.getByText('O contato aparece inteiro para quem pega o atendimento.');
  const later = screen.getByText('Mais tarde');
  const isBelow = (phone: string) =>
    later.compareDocumentPosition(screen.getByRole('article', { name: phone })) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  const phones = ['(11) *****-0001', call.phone ?? '', '(11) *****-0002', '(11) *****-0003'];
  expect(phones.map(isBelow)).toEqual([false, false, true, true]);
  within(screen.getByRole('article', { name: '(11) *****-0003' })).getByText(
    'A partir de 25/11/2026 às 09:30',
  );
  within(screen.getByRole('tab', { name: /Ligações/ })).getByText('2');
});

it('leaving with an unsaved note asks first, and staying keeps the note', async () => {
  openQueue(() => [mine]);
  const note = await screen.findByRole('textbox', { name: 'Anotação' });
  await userEvent.type(note, 'Ligar à tarde');
  await userEvent.click(screen.getByRole('radio', { name: 'Concluídos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continuar aqui' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Anotação' })).toHaveProperty('value', 'Ligar à tarde');
  await userEvent.click(screen.getByRole('link', { name: 'Pedidos' }));
  const again = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }));
  await userEvent.click(again.getByRole('button', { name: 'Sair sem salvar' }));
  await screen.findByRole('heading', { level: 1, name: 'Pedidos' });
});

it('the focus goes to the heading when a closed item is reopened and leaves the list', async () => {
  const resolved = { at: call.at, by: null, outcome: 'ordered', note: null };
  let items: queues.QueueItem[] = [{ ...call, resolved }];
  const panel = openQueue(() => items);
  panel.answers(queues.reopenItem, () => {
    items = [];
    return { item: mine };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reabrir' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a seller sees reviews and takes none', async () => {
  const panel = fakePanel('seller');
  const { origin: _origin, ...waiting } = call;
  const review: queues.QueueItem = {
    ...waiting,
    ...{ queue: 'reviews', name: 'Rui', city: 'Campinas', state: 'SP', leadId: 'lead', protocol: 'ABC' },
    ...{ plan: null, message: null, reason: 'quiz-failed', decidedFor: null },
  };
  panel.answers(queues.countQueues, () => ({ counts: [] }));
  panel.answers(queues.listQueue, () => ({ items: [review], next: null }));
  showPanel('/filas?fila=reviews');
  const card = within(await screen.findByRole('article', { name: 'Rui' }));
  card.getByText(riskWords['quiz-failed']);
  card.getByText('Quem decide análises é a gestão.');
  expect(card.queryByRole('button')).toBeNull();
});

it('a colleague’s change to a queue is shown by itself', async () => {
  let items = [call];
  const panel = openQueue(() => items);
  await screen.findByRole('article', { name: call.phone ?? '' });
  items = [{ ...call, taken: { by: { id: 'bia', name: 'Bia Reis' }, until } }];
  panel.tells(['calls']);
  await screen.findByText('Com Bia Reis');
  expect(screen.queryByRole('button', { name: 'Pegar' })).toBeNull();
});

const foundNothing: ResponseOf<typeof findRecords> = {
  ...{ orders: [], leads: [], renewals: [], conversations: [], more: [] },
};

it('a seller with a call sees what the shop has of its phone, and keeps the note', async () => {
  const panel = openQueue(() => [mine]);
  const renewals = [{ ...listedRenewal, number: 'UF-2B', state: 'cancelled' as const }];
  panel.answers(findRecords, () => ({
    ...foundNothing,
    orders: [placed],
    renewals,
    more: ['orders' as const],
  }));
  const card = within(await screen.findByRole('article', { name: '(11) 98765-4321' }));
  await userEvent.type(card.getByRole('textbox', { name: 'Anotação' }), 'Quer mudar o dia');
  const searches = () => panel.asked.filter(({ path }) => path.endsWith('/search')).map(({ body }) => body);
  expect(searches()).toEqual([]);
  await userEvent.click(card.getByRole('button', { name: words.lookUp }));
  const link = await card.findByRole('link', { name: 'Pedido UF-1A' });
  expect(link.getAttribute('href')).toBe('/pedidos/UF-1A');
  expect(link.getAttribute('target')).toBe('_blank');
  card.getByText(/Maria Souza, São Paulo\/SP, Agendado/);
  const renewal = card.getByRole('link', { name: 'Renovação UF-2B' });
  expect(renewal.getAttribute('href')).toBe('/renovacoes/UF-2B');
  card.getByText(personWords.cut);
  expect(document.activeElement).toBe(card.getByText(words.known));
  expect(card.getByRole('textbox', { name: 'Anotação' })).toHaveProperty('value', 'Quer mudar o dia');
  expect(searches()).toEqual([{ search: mine.phone }]);
});

it('a call of a phone that the shop does not know says so', async () => {
  openQueue(() => [mine]).answers(findRecords, () => foundNothing);
  await userEvent.click(await screen.findByRole('button', { name: words.lookUp }));
  await screen.findByText(words.nothingKnown);
});

it('a case without coverage says where the fibre is asked for', async () => {
  const { id: own, at, resolved, attempts, campaign } = call;
  openQueue(() => [
    {
      ...{ queue: 'no-coverage', id: own, at, taken: null, resolved, attempts, campaign },
      ...{ name: 'Ana', phone: call.phone, email: null, isMasked: true, protocol: 'ABC', mayBeTold: true },
      ...{ city: 'Rio Branco', state: 'AC', address: 'Rua das Flores, •••, Rio Branco/AC, CEP 69900-062' },
    },
  ]);
  await screen.findByText(/^Rua das Flores, •••/);
});
