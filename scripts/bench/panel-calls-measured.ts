import { panelEndpoints } from '../../src/contract/panel/endpoints.ts';
import { queueNames } from '../../src/contract/panel/queue-outcomes.ts';
import type { Sample } from './panel-sample.ts';

export interface MeasuredCall {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** An empty result is allowed. */
  readonly mayBeNone?: true;
}

const pick = <Item>(items: readonly Item[], round: number): Item => {
  const item = items[round % items.length];
  if (item === undefined) throw new Error('The database is empty: npm run seed -- --leads 200000');
  return item;
};

const searchIn =
  (list: 'orders' | 'leads') =>
  (body: (sample: Sample, round: number) => Readonly<Record<string, unknown>>) =>
  (sample: Sample, round: number) => ({ path: `panel/${list}/search`, body: body(sample, round) });
const orders = searchIn('orders');
const leads = searchIn('leads');

type Known = Pick<Sample['leads'][number], 'protocol' | 'phone' | 'name'>;

/** Searches by each known field of a list. */
const byWhatIsKnown = (list: 'orders' | 'leads') => {
  const by = (known: (row: Known) => string | undefined) =>
    searchIn(list)((sample, round) => ({ search: known(pick<Known>(sample[list], round)) }));
  return {
    [`${list}: by protocol`]: by(({ protocol }) => protocol),
    [`${list}: by phone`]: by(({ phone }) => phone),
    [`${list}: by name`]: by(({ name }) => name),
    [`${list}: by a first name`]: by(({ name }) => name.split(' ')[0]),
  };
};

const about = (end: string, body?: MeasuredCall['body']) => (sample: Sample, round: number) => ({
  path: `panel/orders/${pick(sample.orders, round).number}${end}`,
  ...(body && { body }),
});
const get = (path: string) => () => ({ path });

/** All GET calls without a parameter; sums cover a month. */
const read = Object.fromEntries(
  Object.values(panelEndpoints)
    .filter(({ method, path }) => method === 'GET' && !/:|calendar/.test(path))
    .map(({ path }) => [
      path,
      ({ monthAgo, today }: Sample) => ({
        path: /figures|recovery/.test(path) ? `${path}?from=${monthAgo}&to=${today}` : path,
      }),
    ]),
);

/** Measured calls; those with a body are POST. */
export const measuredCalls: Readonly<Record<string, (sample: Sample, round: number) => MeasuredCall>> = {
  ...read,
  'orders: all': orders(() => ({})),
  'orders: of a state': orders(() => ({ state: 'cancelled' })),
  'orders: of a campaign': orders(({ campaigns }, round) => ({ campaign: pick(campaigns, round) })),
  'orders: of a face': orders(() => ({ face: 'chat-tct' })),
  'orders: of a plan': orders(({ plans }, round) => ({ plan: pick(plans, round) })),
  'orders: of a state and a region': orders(() => ({ state: 'withdrawn', region: 'ES' })),
  'orders: of a week': orders(({ monthAgo }) => ({ from: monthAgo, to: monthAgo })),
  'orders: by number': orders((sample, round) => ({ search: pick(sample.orders, round).number })),
  ...byWhatIsKnown('orders'),
  'order: opened': about(''),
  'order: a field shown': about('/show', { field: 'cpf' }),
  'order: noted': about('/notes', { text: 'Medição.' }),
  'leads: all': leads(() => ({})),
  'leads: who agreed to offers': leads(() => ({ consent: 'offers' })),
  'leads: of a step': leads(() => ({ step: 'phone' })),
  'leads: of a state': leads(() => ({ region: 'ES' })),
  ...byWhatIsKnown('leads'),
  'lead: opened': (sample, round) => ({ path: `panel/leads/${pick(sample.leads, round).id}` }),
  'a person’s data': () => ({
    path: 'panel/people/data',
    body: { document: '52998224725' },
    mayBeNone: true,
  }),
  'saved views': get('panel/saved-views/orders'),
  'audit: of an operator': ({ operators }, round) => ({
    path: `panel/audit?operator=${pick(operators, round)}`,
  }),
  'deliveries: failed': get('panel/deliveries?state=failed'),
  'deliveries: of a way': get('panel/deliveries?channel=orders'),
  'delivery: opened': ({ deliveries }, round) => ({ path: `panel/deliveries/${pick(deliveries, round)}` }),
  ...Object.fromEntries(
    queueNames.flatMap((queue) =>
      ['waiting', 'mine', 'treated'].map((part) => [
        `queue ${queue}: ${part}`,
        get(`panel/queues/${queue}?part=${part}`),
      ]),
    ),
  ),
  calendar: ({ today }) => ({ path: `panel/calendar?region=SP&from=${today}` }),
  'calendar: a day': ({ today }) => ({ path: `panel/calendar/SP/${today}/manha` }),
  'calendar: capacity': get('panel/capacity/SP'),
};
