import { expect, it } from 'vitest';
import { seedLeads } from '../../../scripts/seed/seed-leads.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { dayMs } from '../../../src/brazil/durations.ts';
import { isInstallationDay } from '../../../src/brazil/working-days.ts';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import { readDelivery } from '../../../src/contract/panel/deliveries.ts';
import { listLeads, showLeadField } from '../../../src/contract/panel/leads.ts';
import { readOrder } from '../../../src/contract/panel/orders.ts';
import { queueNames } from '../../../src/contract/panel/queue-outcomes.ts';
import { listQueue } from '../../../src/contract/panel/queues.ts';
import { listRenewals, readRenewal } from '../../../src/contract/panel/renewals.ts';
import { openTestServer, testKeys } from '../test-server/open-test-server.ts';

async function seededShop(many: number) {
  const server = await openTestServer();
  const { database, providers } = server;
  const { id, browser } = await server.signIn('admin');
  const protection = createProtection(testKeys, systemRandom);
  const parts = { database, protection, planLists: providers.planLists, operators: [id], now: server.now() };
  await seedLeads(parts, many);
  return { server, database, browser };
}

it('made-up leads are found by their e-mail and live where something is sold, in several places', async () => {
  const { database, server, browser } = await seededShop(60);
  const { leads } = await browser.call(listLeads, { body: {} });
  for (const { id } of leads.slice(0, 5)) {
    const shown = await browser.call(showLeadField, { params: { id }, body: { field: 'email' } });
    const found = await browser.call(listLeads, { body: { search: shown.value } });
    expect(found.leads.map((lead) => lead.id)).toContain(id);
  }
  const doors = await database.read((db) =>
    db.selectFrom('leads').select(['cep', 'neighborhood']).distinct().execute(),
  );
  expect(doors.length).toBeGreaterThan(3);
  for (const { cep } of doors) {
    const query = { cep: cep ?? '', number: '10' };
    expect((await server.browser().call(getCoverage, { query })).plans, query.cep).not.toEqual([]);
  }
});

it('made-up leads work like real ones, with orders and queues in the panel', async () => {
  const { server, database, browser } = await seededShop(600);

  const orders = await database.read((db) => db.selectFrom('orders').select('number').execute());
  expect(orders.length).toBeGreaterThan(20);
  for (const { number } of orders)
    expect((await browser.call(readOrder, { params: { number } })).order.timeline).not.toEqual([]);
  const booked = await database.read((db) => db.selectFrom('installation_slots').select('day').execute());
  expect(booked.filter(({ day }) => !isInstallationDay(day))).toEqual([]);
  const { renewals } = await browser.call(listRenewals, { body: {} });
  expect(renewals).not.toEqual([]);
  for (const { number, name, placedAt, state } of renewals) {
    const { renewal } = await browser.call(readRenewal, { params: { number } });
    expect(renewal.timeline.some(({ what }) => what === 'carried-out')).toBe(state === 'carried-out');
    const isYoung = Date.parse(placedAt) > server.now().getTime() - 3 * dayMs;
    if (isYoung) expect(renewal.timeline.map(({ what }) => what)).toContain('contract-changed');
    const found = await browser.call(listRenewals, { body: { search: name } });
    expect(found.renewals.map((one) => one.number)).toContain(number);
  }
  for (const queue of queueNames) {
    const { items } = await browser.call(listQueue, { params: { queue }, query: { part: 'treated' } });
    expect(items.every((item) => item.resolved?.by?.name !== '')).toBe(true);
  }
  const messages = await database.read((db) => db.selectFrom('message_outbox').select('id').execute());
  for (const message of messages.slice(0, 10))
    expect((await browser.call(readDelivery, { params: message })).attempts).toHaveLength(1);
});
