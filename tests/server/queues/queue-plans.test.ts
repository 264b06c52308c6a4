import { describe, expect, it } from 'vitest';
import { queueCounts, queuePage } from '../../../server/panel-api/queues/queue-pages.ts';
import { queueNames } from '../../../src/contract/panel/queue-outcomes.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { plansOf, readsWhole } from '../test-server/query-plans.ts';
import { engines } from '../test-server/test-database.ts';

const after = { run: 0, position: '2026-11-01T00:00', id: '018f0000-0000-7000-8000-000000000000' };

describe.each(engines)('the queries of the queues on %s', (engine) => {
  it('the queues are read by an index', async () => {
    const { database, now } = await openTestServer({ engine });
    const plans = await plansOf(database, engine, async (db) => {
      await queueCounts(db, now());
      for (const queue of queueNames)
        for (const part of ['waiting', 'mine', 'treated'] as const)
          for (const end of [undefined, after])
            await queuePage(db, { queue, part, operatorId: 'ana', after: end, perPage: 25 }, now());
    });
    expect(plans).toHaveLength(33);
    expect(plans.filter(readsWhole)).toEqual([]);
  });
});
