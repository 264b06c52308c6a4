import { expect, it } from 'vitest';
import { announceCoverage } from '../../../server/leads/lists/announce-coverage.ts';
import { createNoCoverageLead, updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { noNetwork } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const row = { network: 'rede', structuredComplement: false, excludedSkus: [] };

async function leaveContact(server: TestServer, email: string, accept_information: boolean) {
  const browser = server.browser();
  const { id } = await browser.call(createNoCoverageLead, { body: noNetwork });
  await browser.call(updateNoCoverageLead, { body: { id, email, accept_information } });
}

const announce = (server: TestServer, isCovered: boolean) =>
  announceCoverage({
    database: server.database,
    repositories: server.repositories,
    rows: { find: async () => (isCovered ? row : null), townAt: async () => undefined },
    siteUrl: 'https://loja.example',
    now: server.now(),
  });

it.each(sampledEngines)('new coverage is announced once, to those who agreed, on %s', async (engine) => {
  const server = await openTestServer({ engine });
  await leaveContact(server, 'ana@exemplo.com.br', true);
  await leaveContact(server, 'bia@exemplo.com.br', false);
  expect(await announce(server, false)).toBe(0);
  expect(await announce(server, true)).toBe(1);
  expect(await announce(server, true)).toBe(0);
  expect(await server.outbox()).toMatchObject([
    { kind: 'coverage-here', to: 'ana@exemplo.com.br', data: { city: noNetwork.city } },
  ]);
});
