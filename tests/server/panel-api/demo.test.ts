import { expect, it } from 'vitest';
import { fillDemo } from '../../../scripts/seed/demo.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { figureRepository } from '../../../server/measurement/figure-repository.ts';
import { funnelSteps } from '../../../server/measurement/figures.ts';
import { cohortsOf, manyIn } from '../../../server/measurement/sales-repository.ts';
import { isOrderEnd } from '../../../src/contract/order-end.ts';
import { mayDo } from '../../../src/contract/panel/access/rights.ts';
import { emptyDatabase } from '../test-server/test-database.ts';

const key = Buffer.alloc(32, 7).toString('base64');

async function demo(env: Record<string, string>) {
  let [out, err] = ['', ''];
  const program = {
    ...{ argv: ['node', 'start.ts'], env: { DATA_KEY: key, ...env }, exitCode: 0 },
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
  };
  await fillDemo(program);
  return { out, err, code: program.exitCode };
}

const tables = [
  ...([
    'leads',
    'orders',
    'order_history',
    'renewals',
    'renewal_orders',
    'support_requests',
    'reviews',
    'recoveries',
    'lead_analyses',
  ] as const),
  ...([
    'no_coverage_leads',
    'message_outbox',
    'conversations',
    'conversation_messages',
    'lead_work',
  ] as const),
  ...(['place_counts', 'event_counts', 'sentences', 'installation_slots', 'audit_log', 'operators'] as const),
] as const;

it('a newcomer finds two months of trade in every view, once', async () => {
  const url = await emptyDatabase('SQLite');
  expect(await demo({ DATABASE_URL: url })).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/invented trade were added/),
  });
  const database = await openDatabase(url, new Date());
  const count = () =>
    database.read((db) =>
      Promise.all(
        tables.map(async (table) => {
          const { many } = await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('many'))
            .executeTakeFirstOrThrow();
          return [table, many];
        }),
      ),
    );
  const filled = await count();
  expect(filled.filter(([, many]) => many === 0)).toEqual([]);
  const states = await database.read((db) => db.selectFrom('orders').select('state').distinct().execute());
  // New and confirmed ones are there only if somebody ordered within the last hours.
  const sure = ['scheduled', 'installed', 'withdrawn', 'cancelled'];
  expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(sure));
  const known = await database.read((db) => db.selectFrom('operators').select(['id', 'role']).execute());
  const owners = await database.read((db) =>
    db.selectFrom('lead_work').select('owner_id').distinct().execute(),
  );
  const roleOf = new Map(known.map(({ id, role }) => [id, role]));
  const selling = owners.flatMap(({ owner_id: owner }) => roleOf.get(owner ?? '') ?? []);
  expect(selling.filter((role) => !mayDo(role, 'leads.work'))).toEqual([]);
  expect(selling).not.toEqual([]);
  const slice = { dimension: 'all', value: '', from: '0000-01-01', to: '9999-12-31' } as const;
  const names = ['question_shown', 'question_answered'] as const;
  const funnel = funnelSteps(await database.read((db) => figureRepository().sums(db, slice, names)));
  const shown = Object.fromEntries(funnel.map((step) => [step.step, step.shown]));
  // Figures of browsers agree with the records, and few orders are lost.
  const orders = await database.read((db) =>
    db.selectFrom('orders').select(['state', 'created_at']).execute(),
  );
  const lost = orders.filter(({ state }) => isOrderEnd(state));
  expect(lost.length).toBeLessThan(orders.length * 0.15);
  const placed = await database.read((db) =>
    figureRepository().byDay(db, slice, 'order_placed', { subjects: ['order'] }),
  );
  expect(manyIn(placed)).toBeLessThan(orders.length);
  expect(manyIn(placed)).toBeGreaterThan(orders.length / 2);
  const weeks = await database.read((db) => cohortsOf(db, { from: '2000-01-01', to: '2999-12-31' }));
  const rising = weeks.filter(({ ordered: [same, , , month] }) => same < month);
  expect(rising.length).toBeGreaterThan(weeks.length / 2);
  // Coverage is looked up with the number: nobody who is covered has left it out.
  expect(shown['nr-imovel']).toBeGreaterThan(shown.nome ?? Number.POSITIVE_INFINITY);
  expect(await demo({ DATABASE_URL: url })).toMatchObject({ code: 0, out: expect.stringMatching(/in use/) });
  expect(await count()).toEqual(filled);
  await database.close();
});

it('a shop that sells is never filled with invented trade', async () => {
  const url = await emptyDatabase('SQLite');
  const { code, err, out } = await demo({ DATABASE_URL: url, SITE_URL: 'https://loja.example' });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/sandbox only/);
  const database = await openDatabase(url, new Date());
  expect(await database.read((db) => db.selectFrom('leads').select('id').execute())).toEqual([]);
  await database.close();
});
