import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedLeads } from '../../../scripts/seed/seed-leads.ts';
import { createRepositories, type Repositories } from '../../../server/app/repositories.ts';
import type { Connection } from '../../../server/database/database.ts';
import { queueCounts, queuePage } from '../../../server/panel-api/queues/queue-pages.ts';
import { orderTimeline, renewalTimeline } from '../../../server/panel-api/timeline.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { roles } from '../../../src/contract/panel/access/rights.ts';
import { mainSite } from '../../../src/contract/panel/campaign-filter.ts';
import { queueNames } from '../../../src/contract/panel/queue-outcomes.ts';
import { openTestServer, type TestServer, testKeys } from '../test-server/open-test-server.ts';
import { plansOf, readsWhole, scansTable } from '../test-server/query-plans.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

const protection = createProtection(testKeys, systemRandom);
const repositories = createRepositories(protection, systemRandom);
const many = 51;
const id = '018f0000-0000-7000-8000-000000000000';

type Question = (repositories: Repositories, db: Connection, now: Date) => Promise<unknown>;

const days = { from: '2026-10-01', to: '2026-10-02' };

const orderFilters = [
  {},
  { state: 'cancelled' },
  { campaign: 'timblack' },
  { campaign: mainSite },
  { plan: 'd600b' },
  { region: 'SP' },
  { face: 'chat-tct' },
  { source: 'google' },
  { source: mainSite },
  { medium: 'cpc' },
  { utm: 'fibra' },
  { channel: 'whatsapp' },
  { channel: 'site' },
  { seller: id },
  days,
  { after: '2026-11-01T00:00:00.000Z UF-00000000000' },
  { order: 'oldest', after: '2026-11-01T00:00:00.000Z UF-00000000000' },
] as const;

const leadFilters = [
  {},
  ...[{ consent: 'offers' }, { step: 'phone' }, { campaign: 'max' }, { campaign: mainSite }],
  ...[{ region: 'AC' }, { owner: 'none' }, { status: 'new' }, { order: 'oldest' }],
] as const;

const renewalFilters = [
  {},
  { state: 'confirmed' },
  { plan: 'd600b' },
  days,
  { after: '2026-11-01T00:00:00.000Z UF-00000000000' },
  { order: 'oldest' },
] as const;

const searches = [
  'ana lima',
  '11987654321',
  '98765-4321',
  '52998224725',
  'ABC123',
  'Ana@exemplo.com.br',
  'uf 8e1y',
  '4V9Z',
].map((search) => ({ search }));

const auditFilters = [{}, { operator: id }, { subject: 'order', subjectId: id }, { after: id }] as const;

const deliveryFilters = [
  {},
  { channels: ['sms'] },
  { states: ['failed'] },
  { channels: ['email'], states: ['failed'] },
  { states: ['uncertain'], before: id },
] as const;

/** The question of each part of a list. */
const of = <Part>(
  parts: readonly Part[],
  ask: (
    repositories: Repositories,
    db: Connection,
    part: Part & { many: number },
    now: Date,
  ) => Promise<unknown>,
): Question[] =>
  parts.map((part) => (repositories, db, now) => ask(repositories, db, { ...part, many }, now));

const pages: readonly Question[] = [
  ...of(orderFilters, ({ orderList }, db, part) => orderList.list(db, part)),
  ...of(renewalFilters, ({ renewalList }, db, part, now) => renewalList.list(db, part, now)),
  ...of(auditFilters, ({ auditLog }, db, part) => auditLog.list(db, part)),
  ...of(deliveryFilters, ({ outbox }, db, part, now) => outbox.list(db, part, now)),
  ({ calendar }, db) => calendar.visits(db, { region: 'SP', day: '2026-11-24', period: 'manha', many }),
  ({ calendar }, db) => calendar.booked(db, ['2026-11-27']),
];

const queuePages: readonly Question[] = [
  (_, db, now) => queueCounts(db, now),
  ...of(
    queueNames.flatMap((queue) =>
      (['waiting', 'mine', 'treated'] as const).flatMap((part) =>
        [undefined, { run: 0, position: '2026-11-01T00:00', id }].map((after) => ({ queue, part, after })),
      ),
    ),
    (_, db, part, now) => queuePage(db, { ...part, operatorId: 'ana', perPage: 25 }, now),
  ),
];

const overdue = { due: 'now', order: 'oldest', after: `2026-11-01 ${id}` } as const;

/** Look-ups with few results, which may be sorted in memory. */
const lookUps: readonly Question[] = [
  ...of(leadFilters, ({ leadList }, db, part, now) =>
    leadList.list(db, { ...part, operatorId: id, after: `2026-11-01T00:00:00.000Z ${id}` }, now),
  ),
  ...of(searches, ({ orderList }, db, part) => orderList.list(db, part)),
  ...of(searches, ({ renewalList }, db, part, now) => renewalList.list(db, part, now)),
  ...of(searches, async ({ conversationList, leadList }, db, { many: most, ...part }, now) => {
    const meant = { ...part, ...(await leadList.meant(db, part)), ids: [id] };
    return conversationList.list(db, { operatorId: id, many: most, meant }, now);
  }),
  ({ conversationList }, db) => conversationList.saying(db, 'fibra'),
  ({ conversationList }, db) => conversationList.lastWords(db, [id]),
  (all, db) =>
    renewalTimeline(all, db, 'UF-00000000000', {
      renewals: [{ number: 'UF-00000000000', placedAt: '2026-11-20T12:00:00.000Z' }],
    }),
  ...of(
    [{ owner: 'me' }, { owner: id }, { owner: 'me', ...overdue }, overdue],
    ({ leadList }, db, part, now) => leadList.list(db, { ...part, operatorId: id }, now),
  ),
  (all, db) => orderTimeline(all, db, 'UF-00000000000', { leads: [id], orders: ['UF-00000000000'] }),
];

async function filledShop(engine: Engine): Promise<TestServer> {
  const server = await openTestServer({ engine });
  const { database, providers } = server;
  const now = server.now();
  const operators: string[] = [];
  for (const role of roles) operators.push((await server.signIn(role)).id);
  await seedLeads({ database, protection, planLists: providers.planLists, operators, now }, 500);
  // The seed's few renewals would be read whole, and rightly: the plans are those of an unknown size.
  await server.database.write(async (db) => {
    for (const table of [
      'renewal_history',
      'renewal_notes',
      'renewal_terms',
      'renewal_orders',
      'renewals',
    ] as const)
      await db.deleteFrom(table).execute();
    await sql`analyze`.execute(db);
  });
  return server;
}

const plansFor = ({ database, now }: TestServer, engine: Engine, questions: readonly Question[]) =>
  plansOf(database, engine, async (db) => {
    for (const ask of questions) await ask(repositories, db, now());
  });

describe.each(engines)('the queries of the panel’s lists on %s', (engine) => {
  it('the panel’s lists are read by an index', async () => {
    const server = await filledShop(engine);
    const paged = await plansFor(server, engine, pages);
    expect(paged).toHaveLength(pages.length);
    expect(paged.filter(readsWhole)).toEqual([]);
    const lookedUp = await plansFor(server, engine, lookUps);
    expect(lookedUp.length).toBeGreaterThan(lookUps.length);
    expect(lookedUp.filter(scansTable)).toEqual([]);
  });

  it('the queues are read by an index', async () => {
    const plans = await plansFor(await openTestServer({ engine }), engine, queuePages);
    expect(plans.length).toBeGreaterThan(queuePages.length);
    expect(plans.filter(readsWhole)).toEqual([]);
  });

  it('the totals of the orders of a state are read from its index alone', async () => {
    const server = await filledShop(engine);
    const totals = await plansFor(server, engine, [
      ({ orderList }, db) => orderList.totals(db, { state: 'installed' }),
      ({ orderList }, db) => orderList.totals(db, { state: 'installed', ...days }),
    ]);
    for (const plan of totals) expect(plan).toMatch(/(COVERING INDEX|Index Only Scan using) orders_of_state/);
  });

  it('a filter with few messages is read by its own index', async () => {
    const server = await openTestServer({ engine });
    const [ofState, ofChannel] = await plansFor(server, engine, [
      ({ outbox }, db, now) => outbox.list(db, { states: ['failed'], many }, now),
      ({ outbox }, db, now) => outbox.list(db, { channels: ['orders'], many }, now),
    ]);
    expect(ofState).toContain('message_outbox_of_state');
    expect(ofChannel).toContain('message_outbox_of_channel');
  });
});
