import { StatementSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seedConversations } from '../../../scripts/seed/seed-conversations.ts';
import { seedLeads } from '../../../scripts/seed/seed-leads.ts';
import { seedSentences } from '../../../scripts/seed/seed-sentences.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { panelEndpoints } from '../../../src/contract/panel/endpoints.ts';
import { listDueLeads } from '../../../src/contract/panel/lead-work.ts';
import { queueNames } from '../../../src/contract/panel/queue-outcomes.ts';
import * as systems from '../../../src/contract/systems/read-calls.ts';
import { scopes } from '../../../src/contract/systems/scopes.ts';
import { openSystem } from '../systems-api/system-client.ts';
import { openTestServer, testKeys } from '../test-server/open-test-server.ts';

/** Who asks, what they ask and what the page shows of each row, all rows at once: 50 rows asked one by one are more. */
const most = 8;

/** Every list with pages of the contract: one that is added is asked as well. */
const lists = [...panelEndpoints, ...Object.values(systems)].filter(
  ({ path, response }) =>
    path === listDueLeads.path || ('shape' in response && Object.hasOwn(Object(response.shape), 'next')),
);

/** What stands in the path of those that have several. */
const placesOf = (path: string): readonly Record<string, string>[] =>
  path.includes(':queue')
    ? queueNames.map((queue) => ({ queue }))
    : [{ region: 'SP', day: '2026-11-24', period: 'manha' }];

it('a page of a list asks the database a few times, however many rows it shows', async () => {
  const server = await openTestServer();
  const { database, repositories, providers } = server;
  const system = await openSystem(server, [...scopes]);
  const operators = (await database.read((db) => repositories.operators.all(db))).map(({ id }) => id);
  const protection = createProtection(testKeys, systemRandom);
  const parts = { database, protection, repositories };
  const now = server.now();
  await seedLeads({ ...parts, planLists: providers.planLists, operators, now }, 400);
  await seedConversations(parts, operators, 60, now);
  await seedSentences(parts, 60, now);
  const asked = vi.spyOn(StatementSync.prototype, 'all');
  onTestFinished(() => asked.mockRestore());
  for (const list of lists)
    for (const params of placesOf(list.path)) {
      asked.mockClear();
      const { status } =
        list.access === 'key'
          ? await system.read(list.path.replace('v1/', ''))
          : await system.admin.ask(list, { params, query: {}, body: {} });
      expect(status, list.path).toBe(200);
      expect(asked.mock.calls.length, list.path).toBeGreaterThan(1);
      expect(asked.mock.calls.length, list.path).toBeLessThanOrEqual(most);
    }
});
