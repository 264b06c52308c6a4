import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dayInBrasilia } from '../../src/brazil/date.ts';
import { hourMs } from '../../src/brazil/durations.ts';
import { offeredDays } from '../../src/contract/offered-days.ts';
import { signIn } from '../../src/contract/panel/access/session.ts';
import { moveVisitByOperator } from '../../src/contract/panel/calendar.ts';
import { readLead } from '../../src/contract/panel/leads.ts';
import {
  addOrderNote,
  amendOrder,
  changeOrderState,
  copyOrder,
  listOrders,
  type OrderDetail,
  readOrder,
  readOrderTotals,
} from '../../src/contract/panel/orders.ts';
import { readRenewal } from '../../src/contract/panel/renewals.ts';
import { campaignTitle } from '../../src/funnel/campaign-title.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { amendmentWords, orderWords } from '../../src/panel/views/orders/orders-words.ts';
import { listedOrder } from './listed.ts';
import { savedFiles } from './saved-files.ts';
import { fakePanel, operatorOf, showPanel } from './show-panel.tsx';

const order: OrderDetail = {
  ...listedOrder,
  protocol: 'ABC123',
  externalNumber: null,
  idLead: 'lead',
  address: 'Avenida Paulista, 1000',
  complement: 'apto 33',
  region: 'SP',
  days: [],
  prices: { debit: 9990, bill: 10490 },
  directDebit: false,
  dueDate: 10,
  personal: [],
  mayBecome: ['installed', 'cancelled'],
  ...{ mayAmend: [], revision: 1, plans: [] },
  timeline: [],
};

function seller() {
  const panel = fakePanel('seller');
  panel.answers(listOrders, () => ({ orders: [listedOrder], isCut: false, next: null }));
  panel.answers(readOrder, () => ({ order }));
  return panel;
}

it.each([
  ['pedidos', readOrder, 404, 'Pedido UF-0', 'Voltar aos pedidos'],
  ['pedidos', readOrder, 422, 'Pedido UF-0', 'Voltar aos pedidos'],
  ['renovacoes', readRenewal, 404, 'Renovação UF-0', 'Voltar às renovações'],
])('a record of %s that does not exist is named, with the way back and no second try', async (...row) => {
  const [path, call, status, name, back] = row;
  const error = 'Não existe.';
  fakePanel('seller').refuses(call, { status, code: status === 404 ? 'not-found' : 'invalid', error });
  showPanel(`/${path}/UF-0`);
  await screen.findByText(error);
  screen.getByRole('heading', { level: 1, name });
  screen.getByRole('link', { name: back });
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

it('the file of a list is asked for by what the list shows, and its rows are told', async () => {
  const panel = fakePanel('manager');
  panel.answers(listOrders, () => ({
    orders: [{ ...listedOrder, seller: 'Bia Reis' }],
    isCut: false,
    next: null,
  }));
  panel.answers(readOrderTotals, () => ({
    ...{ orders: 3, cents: 30_000, cancelled: 1, cancelledCents: 10_000 },
    ...{ withdrawn: 0, withdrawnCents: 0 },
  }));
  const fake = globalThis.fetch;
  const asked: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith('.csv')) return fake(input, init);
    asked.push([init?.method, String(input), JSON.parse(String(init?.body))]);
    return new Response('Pedido;Nome\r\nUF-1;"Maria\r\nSouza"\r\nUF-2;Ana\r\n');
  };
  const saved = savedFiles();
  showPanel('/pedidos?estado=SP');
  await screen.findByText('1 resultado');
  await screen.findByRole('table', { name: /^3 pedidos: R\$\s300,00 em mensalidades, R\$\s200,00 sem/ });
  screen.getByRole('cell', { name: /Bia Reis$/ });
  await userEvent.type(screen.getByLabelText(/^Número, protocolo/), 'Maria{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await screen.findByText('Arquivo baixado com 2 linhas.');
  expect(saved).toMatchObject([{ name: 'pedidos.csv' }]);
  expect(asked).toEqual([['POST', '/api/panel/orders.csv', { region: 'SP', search: 'Maria' }]]);
});

it('an order leads to its day in the calendar, names its campaign, and its visit is moved by who may', async () => {
  const visit = { date: '30/11/2026', period: 'tarde' as const };
  const campaign = fileCampaigns.all.find(({ prefix, alias }) => prefix !== '' && alias === null);
  if (campaign === undefined) throw new Error('There is no campaign.');
  const panel = fakePanel('manager');
  let moved = false;
  panel.answers(readOrder, () => ({
    order: {
      ...{
        ...order,
        visit,
        days: moved ? [] : offeredDays(dayInBrasilia(Date.now())),
        campaign: campaign.prefix,
      },
    },
  }));
  panel.answers(moveVisitByOperator, () => {
    moved = true;
    return { visit };
  });
  showPanel('/pedidos/UF-1');
  const link = await screen.findByRole('link', { name: '30/11/2026, tarde' });
  expect(link.getAttribute('href')).toBe('/agenda?regiao=SP&dia=2026-11-30');
  screen.getByText(campaignTitle(campaign));
  await userEvent.click(screen.getByRole('button', { name: 'Remarcar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remarcar a visita de Maria Souza' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Período' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Manhã', hidden: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remarcar' }));
  await screen.findByText(/^Visita remarcada para/);
  // The order is refetched.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remarcar' })).toBeNull());
});

it('a visit that would stay where it is says so at its day, and a closed dialog returns the focus to its button', async () => {
  const visit = offeredDays(dayInBrasilia(Date.now()))
    .flatMap(({ date, periods }) => periods.map((period) => ({ date, period })))
    .at(-1);
  if (visit === undefined) throw new Error('No day is offered.');
  const panel = fakePanel('manager');
  panel.answers(readOrder, () => ({
    order: { ...order, visit, days: offeredDays(dayInBrasilia(Date.now())) },
  }));
  showPanel('/pedidos/UF-1');
  const button = await screen.findByRole('button', { name: 'Remarcar' });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remarcar a visita de Maria Souza' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remarcar' }));
  const day = dialog.getByRole('combobox', { name: 'Dia' });
  expect(day.getAttribute('aria-invalid')).toBe('true');
  dialog.getByText('A visita já está neste dia e período. Escolha outro.');
  expect(panel.asked.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('the way back from an order leads to the list as it was filtered', async () => {
  seller();
  showPanel('/pedidos?situacao=scheduled&estado=SP');
  await userEvent.click(await screen.findByRole('link', { name: 'Maria Souza' }));
  const back = await screen.findByRole('link', { name: 'Voltar aos pedidos' });
  expect(back.getAttribute('href')).toBe('/pedidos?situacao=scheduled&estado=SP');
});

it('a change that a colleague made first is reported with the present state', async () => {
  const panel = seller();
  showPanel('/pedidos/UF-1');
  await userEvent.selectOptions(await screen.findByLabelText('Nova situação'), 'Instalado');
  panel.refuses(changeOrderState, {
    status: 412,
    code: 'stale',
    error: 'O pedido mudou enquanto você olhava.',
  });
  panel.answers(readOrder, () => ({ order: { ...order, state: 'cancelled' as const, mayBecome: [] } }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Cancelado');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
  await screen.findByText('O pedido mudou enquanto você olhava.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('no state is chosen beforehand, a cancellation needs a reason, and its end moves the focus to the heading', async () => {
  const panel = seller();
  panel.answers(readOrder, () => ({ order: { ...order, mayBecome: ['cancelled' as const] } }));
  panel.refusesField(changeOrderState, 'reason', 'Diga por que o pedido termina.');
  showPanel('/pedidos/UF-1');
  const choice = await screen.findByLabelText('Nova situação');
  expect(choice).toHaveProperty('value', '');
  const save = screen.getByRole('button', { name: 'Salvar' });
  await userEvent.click(save);
  expect(choice.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(choice);
  expect(panel.asked.some(({ path }) => path.endsWith('/state'))).toBe(false);
  await userEvent.selectOptions(choice, 'Cancelado');
  await userEvent.click(save);
  await screen.findByText('Diga por que o pedido termina.');
  const reason = screen.getByRole('textbox', { name: 'Motivo' });
  expect(document.activeElement).toBe(reason);
  panel.answers(changeOrderState, () => {
    panel.answers(readOrder, () => ({ order: { ...order, state: 'cancelled' as const, mayBecome: [] } }));
    return { state: 'cancelled' as const };
  });
  await userEvent.type(reason, 'Desistiu{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a note whose answer was lost is repeated under its key, and another note gets another key', async () => {
  const panel = seller();
  showPanel('/pedidos/UF-1');
  const note = await screen.findByLabelText('Nota para a equipe');
  const save = screen.getByRole('button', { name: 'Anotar' });
  const keys = () => panel.asked.flatMap(({ key }) => key ?? []);
  await userEvent.type(note, 'Prefere de manhã');
  panel.refuses(addOrderNote, { status: 502, code: 'unavailable', error: 'Tente de novo.' });
  await userEvent.click(save);
  await screen.findByText('Tente de novo.');
  panel.answers(addOrderNote, () => ({}));
  await userEvent.click(save);
  await waitFor(() => expect(note).toHaveProperty('value', ''));
  await userEvent.type(note, 'Prefere de manhã');
  await userEvent.click(save);
  await waitFor(() => expect(note).toHaveProperty('value', ''));
  const [lost, again, another] = keys();
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});

it('a note stays while its writer signs in again, and is reported as not saved', async () => {
  const panel = seller();
  showPanel('/pedidos/UF-1');
  const note = await screen.findByLabelText('Nota para a equipe');
  await userEvent.type(note, 'Prefere de manhã');
  panel.refuses(addOrderNote, { status: 401, code: 'signed-out', error: 'Entre no painel para continuar.' });
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou por segurança' });
  panel.answers(signIn, () => ({ operator: operatorOf('seller') }));
  await userEvent.type(within(dialog).getByLabelText('Senha'), 'a senha');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Entrar' }));
  await screen.findByText('Sua sessão tinha terminado, e nada mudou. Tente de novo.');
  expect(screen.queryByText('Entre no painel para continuar.')).toBeNull();
  panel.answers(addOrderNote, () => ({}));
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
  await screen.findByText('Nota salva.');
  expect(note).toHaveProperty('value', '');
});

/** The form of a correction, opened at what is to be mended. */
async function mending(what: string, changed: Partial<OrderDetail> = {}) {
  const panel = fakePanel('manager');
  const mayAmend: OrderDetail['mayAmend'] = ['contact', 'plan', 'payment', 'complement'];
  panel.answers(readOrder, () => ({ order: { ...order, revision: 3, mayAmend, ...changed } }));
  panel.answers(amendOrder, () => ({}));
  showPanel('/pedidos/UF-1');
  await userEvent.selectOptions(await screen.findByLabelText(amendmentWords.what), what);
  const sent = () => panel.asked.filter(({ path }) => path.endsWith('/mendings')).map(({ body }) => body);
  return { panel, sent, send: screen.getByRole('button', { name: amendmentWords.save }) };
}

it('another plan says the new monthly price before it is sold, and asks how the customer agreed', async () => {
  const plans = [{ id: 103, plan: '600 Mega', priceCents: 7999 }];
  const { panel, sent, send } = await mending('plan', { plans });
  panel.refusesField(amendOrder, 'amendment.agreed', 'Diga como o cliente concordou com o preço novo.');
  await userEvent.click(send);
  screen.getByText(amendmentWords.choosePlan);
  expect(document.activeElement).toBe(screen.getByLabelText(amendmentWords.plan));
  expect(sent()).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText(amendmentWords.plan), '103');
  screen.getByText(/^A mensalidade passa de R\$\s69,99\/mês para R\$\s79,99\/mês\. O contrato muda/);
  await userEvent.click(send);
  const agreed = screen.getByLabelText(amendmentWords.agreed);
  await waitFor(() => expect(agreed.getAttribute('aria-invalid')).toBe('true'));
  panel.answers(amendOrder, () => ({}));
  await userEvent.selectOptions(agreed, 'phone');
  await userEvent.click(send);
  await screen.findByText(amendmentWords.done);
  const amendment = { what: 'plan', idPlan: 103, priceCents: 7999, agreed: 'phone' };
  expect(sent().at(-1)).toEqual({ revision: 3, amendment });
});

it('the complement is mended from the one that it has, which stays unless it is taken out', async () => {
  const { sent } = await mending('complement');
  const field = screen.getByLabelText(amendmentWords.complement);
  expect(field).toHaveProperty('value', order.complement);
  await userEvent.type(field, ', fundos{Enter}');
  await screen.findByText(amendmentWords.done);
  const complement = `${order.complement}, fundos`;
  expect(sent()).toEqual([{ revision: 3, amendment: { what: 'complement', complement } }]);
});

it('another payment begins from the present one, and goes with the price that is shown', async () => {
  const { sent, send } = await mending('payment', { directDebit: true });
  expect(screen.getByLabelText(amendmentWords.dueDate)).toHaveProperty('value', '10');
  const payment = screen.getByLabelText(amendmentWords.payment);
  expect(payment).toHaveProperty('value', 'debit');
  await userEvent.selectOptions(payment, 'bill');
  screen.getByText(amendmentWords.consequences.payment);
  await userEvent.click(send);
  await screen.findByText(amendmentWords.done);
  const amendment = { what: 'payment', dueDate: 10, directDebit: false, priceCents: order.prices.bill };
  expect(sent()).toEqual([{ revision: 3, amendment }]);
});

it.each([
  ['open', 1, []],
  ['expired', 25, []],
  ['changed', 1, ['plan']],
  [undefined, 25, ['payment']],
] as const)(
  'a payment that the customer was asked for is told as it stands: %s',
  async (told, hours, since) => {
    const entry = { kind: 'amendment' as const, by: 'Bia', text: 'vencimento no dia 5', of: order.number };
    const at = new Date(Date.now() - hours * hourMs).toISOString();
    const timeline = [...since, 'payment-asked'].map((what) => ({ ...entry, what, at }));
    await mending('complement', { timeline });
    const { asked } = amendmentWords;
    const all = ['open', 'expired', 'changed'] as const;
    expect(all.filter((one) => screen.queryByText(asked[one]))).toEqual(told === undefined ? [] : [told]);
    const again = screen.queryByRole('button', { name: asked.again });
    expect(again !== null).toBe(told === 'expired' || told === 'changed');
    if (again === null) return;
    await userEvent.click(again);
    screen.getByText(amendmentWords.consequences.payment);
  },
);

it('an order that ended is copied into a contact, which is opened; one that goes on is not', async () => {
  const panel = fakePanel('seller');
  panel.answers(readOrder, () => ({ order }));
  showPanel('/pedidos/UF-1');
  await screen.findByText(orderWords.facts);
  expect(screen.queryByRole('button', { name: orderWords.copyNow })).toBeNull();
  cleanup();
  panel.answers(readOrder, () => ({ order: { ...order, state: 'cancelled' as const } }));
  panel.answers(copyOrder, () => ({ idLead: 'b4a1' }));
  panel.refuses(readLead, { status: 404, code: 'not-found', error: 'Apagado.' });
  showPanel('/pedidos/UF-1');
  await userEvent.click(await screen.findByRole('button', { name: orderWords.copyNow }));
  await screen.findByText('Apagado.');
});

it('a wrong e-mail stands at its field, and an order that changed meanwhile says so', async () => {
  const { panel, send } = await mending('contact');
  panel.refusesField(amendOrder, 'amendment.email', 'Confira o e-mail.');
  screen.getByText(amendmentWords.consequences.contact);
  await userEvent.type(screen.getByLabelText(amendmentWords.email), 'ana@{Enter}');
  await screen.findByText('Confira o e-mail.');
  panel.refuses(amendOrder, { status: 412, code: 'stale', error: 'O pedido mudou enquanto você olhava.' });
  await userEvent.click(send);
  await screen.findByText('O pedido mudou enquanto você olhava.');
});
