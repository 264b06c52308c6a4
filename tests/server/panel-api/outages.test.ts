import { expect, it } from 'vitest';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import { createLeadFromLine } from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { listOutages } from '../../../src/contract/panel/outages.ts';
import { listening } from '../gateways/listening.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

it.each(sampledEngines)(
  'an outage is shown in the panel for a day with its count and time, on %s',
  async (engine) => {
    const bureau = await listening(() => ({ status: 500, body: {} }));
    const analysis = { url: bureau.url, token: undefined };
    const { server, browser, idLead } = await openAt('confirmation', { engine, services: { analysis } });
    const confirm = () => browser.refused(leads.confirmLead, { params: { idLead }, query: {}, body: {} });
    const inARow = 6;
    for (let count = 0; count < inARow; count++)
      expect(await confirm()).toMatchObject({ status: 503, code: 'service-down' });
    const lastAt = server.now().toISOString();
    const { browser: panel } = await server.signIn('seller');
    expect(await panel.call(listOutages, {})).toEqual({
      outages: [{ service: 'analysis', times: inARow, lastAt, reason: 'resting' }],
    });
    server.pass({ days: 1, hours: 1 });
    const { browser: nextDay } = await server.signIn('seller');
    expect(await nextDay.call(listOutages, {})).toEqual({ outages: [] });
  },
);

it('outages are counted for every system that a visitor waited for', async () => {
  const down = await listening(() => ({ status: 500, body: {} }));
  const system = { url: down.url, token: undefined };
  const server = await openTestServer({ services: { coverage: system, lines: system } });
  const { cep, number } = paulista;
  await server.browser().refused(getCoverage, { query: { cep, number } });
  await server.browser().refused(createLeadFromLine, { body: { phoneNumber: '11987654321' } });
  const { browser } = await server.signIn('seller');
  const { outages } = await browser.call(listOutages, {});
  expect(outages.map(({ service }) => service).toSorted()).toEqual(['coverage', 'lines']);
});
