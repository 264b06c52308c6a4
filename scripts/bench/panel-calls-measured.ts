import type { BodyOf, Endpoint, InputOf } from '../../src/contract/endpoint.ts';
import { listAudit } from '../../src/contract/panel/audit.ts';
import { listCapacity, listDayVisits, readCalendar } from '../../src/contract/panel/calendar.ts';
import {
  conversationParts,
  listConversations,
  readConversation,
} from '../../src/contract/panel/conversations.ts';
import { listDeliveries, readDelivery } from '../../src/contract/panel/deliveries.ts';
import { panelEndpoints } from '../../src/contract/panel/endpoints.ts';
import { readSales } from '../../src/contract/panel/figures.ts';
import { findRecords } from '../../src/contract/panel/find.ts';
import { listDueLeads } from '../../src/contract/panel/lead-work.ts';
import { listLeads, readLead } from '../../src/contract/panel/leads.ts';
import {
  addOrderNote,
  listOrders,
  readOrder,
  readOrderTotals,
  showOrderField,
} from '../../src/contract/panel/orders.ts';
import { exportPerson, readPerson } from '../../src/contract/panel/people.ts';
import { queueNames } from '../../src/contract/panel/queue-outcomes.ts';
import { listQueue } from '../../src/contract/panel/queues.ts';
import { listSavedViews } from '../../src/contract/panel/saved-views.ts';
import type { Sample } from './panel-sample.ts';

type InRound<Asked> = (sample: Sample, round: number) => Asked;

export type MeasuredCall = InRound<{ endpoint: Endpoint; input: object }>;

const pick = <Item>(items: readonly Item[], round: number): Item => {
  const item = items[round % items.length];
  if (item === undefined) throw new Error('The database is empty: npm run seed -- --leads 200000');
  return item;
};

const call =
  <E extends Endpoint, const Input extends InputOf<E>>(endpoint: E, input: InRound<Input>): MeasuredCall =>
  (sample, round) => ({ endpoint, input: input(sample, round) });

const orders = (body: InRound<BodyOf<typeof listOrders>>) =>
  call(listOrders, (...at) => ({ body: body(...at) }));
const leads = (body: InRound<BodyOf<typeof listLeads>>) =>
  call(listLeads, (...at) => ({ body: body(...at) }));

type Known = Pick<Sample['leads'][number], 'protocol' | 'phone' | 'name'>;

const byWhatIsKnown = (list: 'orders' | 'leads') => {
  const by = (known: (row: Known) => string | undefined) =>
    ({ orders, leads })[list]((sample, round) => ({ search: known(pick<Known>(sample[list], round)) }));
  return {
    [`${list}: by protocol`]: by(({ protocol }) => protocol),
    [`${list}: by phone`]: by(({ phone }) => phone),
    [`${list}: by name`]: by(({ name }) => name),
    [`${list}: by a first name`]: by(({ name }) => name.split(' ')[0]),
  };
};

const read = Object.fromEntries(
  panelEndpoints
    .filter(({ method, path }) => method === 'GET' && !/:|calendar/.test(path))
    .map((endpoint) => [
      endpoint.path,
      call(endpoint, ({ monthAgo, today }) =>
        /figures|recovery/.test(endpoint.path) ? { query: { from: monthAgo, to: today } } : {},
      ),
    ]),
);

export const measuredCalls: Readonly<Record<string, MeasuredCall>> = {
  ...read,
  'orders: totals of all': call(readOrderTotals, () => ({ body: {} })),
  'orders: totals of a state': call(readOrderTotals, () => ({ body: { state: 'installed' } })),
  'leads: due, for managers': call(listDueLeads, () => ({ query: { owner: 'me-or-ended' } })),
  'sales: day by day': call(readSales, ({ monthAgo, today }) => ({
    query: { from: monthAgo, to: today, by: 'day', touch: 'last' },
  })),
  'orders: all': orders(() => ({})),
  'orders: of a state': orders(() => ({ state: 'cancelled' })),
  'orders: of a campaign': orders(({ campaigns }, round) => ({ campaign: pick(campaigns, round) })),
  'orders: of a face': orders(() => ({ face: 'chat-tct' })),
  'orders: of a plan': orders(({ plans }, round) => ({ plan: pick(plans, round) })),
  'orders: of a state and a region': orders(() => ({ state: 'withdrawn', region: 'ES' })),
  'orders: of a week': orders(({ monthAgo }) => ({ from: monthAgo, to: monthAgo })),
  'orders: by number': orders(({ orders }, round) => ({ search: pick(orders, round).number })),
  ...byWhatIsKnown('orders'),
  'order: opened': call(readOrder, aboutOrder),
  'order: a field shown': call(showOrderField, (...at) => ({ ...aboutOrder(...at), body: { field: 'cpf' } })),
  'order: noted': call(addOrderNote, (...at) => ({ ...aboutOrder(...at), body: { text: 'Medição.' } })),
  'leads: all': leads(() => ({})),
  'leads: who agreed to offers': leads(() => ({ consent: 'offers' })),
  'leads: of a step': leads(() => ({ step: 'phone' })),
  'leads: mine': leads(() => ({ owner: 'me' })),
  'leads: nobody’s': leads(() => ({ owner: 'none' })),
  'leads: of a colleague': leads(({ operators }, round) => ({ owner: pick(operators, round) })),
  'leads: of a status': leads(() => ({ status: 'negotiating' })),
  'leads: not begun': leads(() => ({ status: 'new' })),
  'leads: mine and due': leads(() => ({ owner: 'me', due: 'now', order: 'oldest' })),
  'leads: due, mine or of ended accounts': leads(() => ({
    owner: 'me-or-ended',
    due: 'now',
    order: 'oldest',
  })),
  'leads: due': leads(() => ({ due: 'now' })),
  'leads: oldest first': leads(() => ({ order: 'oldest' })),
  'leads: mine, lost, of a state': leads(() => ({ owner: 'me', status: 'lost', region: 'AC' })),
  'orders: oldest first': orders(() => ({ order: 'oldest' })),
  'leads: of a state': leads(() => ({ region: 'ES' })),
  ...byWhatIsKnown('leads'),
  ...Object.fromEntries(
    (
      [
        ['the end of a number', (sample, round) => pick(sample.orders, round).number.slice(-6)],
        ['a phone without area code', (sample, round) => pick(sample.leads, round).phone.slice(2)],
        ['a first name', (sample, round) => pick(sample.leads, round).name.split(' ')[0] ?? ''],
        ['a document', () => '52998224725'],
        ['a street and a number', () => 'Avenida Paulista 100'],
      ] satisfies [string, InRound<string>][]
    ).map(([name, search]) => [
      `search in the head: by ${name}`,
      call(findRecords, (...at) => ({ body: { search: search(...at) } })),
    ]),
  ),
  ...Object.fromEntries(
    conversationParts.map((part) => [
      `conversations: ${part}`,
      call(listConversations, () => ({ body: { part } })),
    ]),
  ),
  'conversations: closed, of a channel and a campaign': call(listConversations, () => ({
    body: { part: 'closed', channel: 'site', campaign: '-' },
  })),
  'conversations: by a word': call(listConversations, () => ({ body: { search: 'sábado' } })),
  'conversations: by words that nobody wrote': call(listConversations, () => ({ body: { search: 'xyzzy' } })),
  'conversations: by a first name': call(listConversations, ({ leads }, round) => ({
    body: { search: pick(leads, round).name.split(' ')[0] ?? '' },
  })),
  'conversation: opened': call(readConversation, ({ conversations }, round) => ({
    params: { id: pick(conversations, round) },
  })),
  'lead: opened': call(readLead, ({ leads }, round) => ({ params: { id: pick(leads, round).id } })),
  'all of a person: by an order': call(readPerson, ({ orders }, round) => ({
    params: { kind: 'orders', id: pick(orders, round).number },
  })),
  'all of a person: by a lead': call(readPerson, ({ leads }, round) => ({
    params: { kind: 'leads', id: pick(leads, round).id },
  })),
  'a person’s data': call(exportPerson, () => ({ body: { document: '52998224725' } })),
  'saved views': call(listSavedViews, () => ({ params: { area: 'orders' } })),
  'audit: of an operator': call(listAudit, ({ operators }, round) => ({
    query: { operator: pick(operators, round) },
  })),
  'deliveries: failed': call(listDeliveries, () => ({ query: { state: 'failed' } })),
  'deliveries: of a way': call(listDeliveries, () => ({ query: { channel: 'orders' } })),
  'delivery: opened': call(readDelivery, ({ deliveries }, round) => ({
    params: { id: pick(deliveries, round) },
  })),
  ...Object.fromEntries(
    queueNames.flatMap((queue) =>
      (['waiting', 'mine', 'treated'] as const).map((part) => [
        `queue ${queue}: ${part}`,
        call(listQueue, () => ({ params: { queue }, query: { part } })),
      ]),
    ),
  ),
  calendar: call(readCalendar, ({ today }) => ({ query: { region: 'SP', from: today } })),
  'calendar: a day': call(listDayVisits, ({ today }) => ({
    params: { region: 'SP', day: today, period: 'manha' },
    query: {},
  })),
  'calendar: capacity': call(listCapacity, () => ({ params: { region: 'SP' } })),
};

function aboutOrder({ orders }: Sample, round: number) {
  return { params: { number: pick(orders, round).number } };
}
