import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedEvents } from '../../../scripts/seed/seed-events.ts';
import type { Connection } from '../../../server/database/database.ts';
import { countRows } from '../../../server/measurement/figure-repository.ts';
import { countedPlaces } from '../../../server/measurement/place-counts.ts';
import { cohortsOf, reconcile, salesRows } from '../../../server/measurement/sales-repository.ts';
import { salesBy } from '../../../src/contract/panel/figures.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { plansOf, scansTable } from '../test-server/query-plans.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

const slice = { dimension: 'face', value: 'chat', from: '2026-10-01', to: '2026-11-30' } as const;

async function planOf(db: Connection, engine: Engine, query: ReturnType<typeof sql<unknown>>) {
  const explain = engine === 'SQLite' ? sql`explain query plan ` : sql`explain `;
  const { rows } = await sql`${explain}${query}`.execute(db);
  return JSON.stringify(rows);
}

const queriesIn = (db: Connection) => ({
  sums: sql`select * from ${countRows(db, slice, ['question_shown', 'question_answered'])
    .select(({ fn }) => ['name', 'subject', 'detail', fn.sum('many').as('total')])
    .groupBy(['name', 'subject', 'detail'])
    .as('found')}`,
  days: sql`select * from ${countRows(db, slice, ['order_placed'])
    .select(({ fn }) => ['day', fn.sum('many').as('total')])
    .groupBy('day')
    .as('found')}`,
  uncounted: sql`select id from visit_events where counted = 0 order by happened_at limit 500`,
  old: sql`select id from visit_events where counted = 1 and happened_at <= '2026-09-01' order by happened_at limit 500`,
});

const index = /event_counts_key|event_counts_pkey|autoindex_event_counts|visit_events_by_counting/;

describe.each(engines)('questions of figures on %s', (engine) => {
  it('the figures are read by an index and scan no table', async () => {
    const { database, now } = await openTestServer({ engine });
    await seedEvents(database, 4000, now());
    await database.write((db) => sql`analyze`.execute(db));
    const plans = await database.read((db) =>
      Promise.all(Object.values(queriesIn(db)).map((query) => planOf(db, engine, query))),
    );
    for (const plan of plans) {
      expect(plan).not.toMatch(/Seq Scan|SCAN (event_counts|visit_events)(?! USING)/);
      expect(plan).toMatch(index);
    }
  });

  it('sales, cohorts and demand read the days of their period by an index', async () => {
    const { database } = await openTestServer({ engine });
    const period = { from: slice.from, to: slice.to };
    const plans = await plansOf(database, engine, async (db) => {
      for (const by of salesBy) await salesRows(db, { ...period, by, touch: 'last' });
      await cohortsOf(db, period);
      await reconcile(db, period);
      await countedPlaces(db, period);
    });
    expect(plans.length).toBeGreaterThan(salesBy.length * 2);
    // The accounts of a shop are few.
    expect(plans.filter((plan) => scansTable(plan) && !/operators/.test(plan))).toEqual([]);
  });
});
