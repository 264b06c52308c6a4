import { expect, it } from 'vitest';
import { seedConversations } from '../../../scripts/seed/seed-conversations.ts';
import { seedLeads } from '../../../scripts/seed/seed-leads.ts';
import { textsOf } from '../../../scripts/seed/texts.ts';
import { openBody, openContact } from '../../../server/conversations/message-body.ts';
import { afterQuietHours } from '../../../server/outbox/after-quiet-hours.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { queueTables } from '../../../server/queues/queue-tables.ts';
import { dayMs } from '../../../src/brazil/durations.ts';
import { isInstallationDay } from '../../../src/brazil/working-days.ts';
import { getCoverage } from '../../../src/contract/calls/coverage.ts';
import { readDelivery } from '../../../src/contract/panel/deliveries.ts';
import { listLeads, showLeadField } from '../../../src/contract/panel/leads.ts';
import { readOrder } from '../../../src/contract/panel/orders.ts';
import { queueNames } from '../../../src/contract/panel/queue-outcomes.ts';
import { listQueue } from '../../../src/contract/panel/queues.ts';
import { listRenewals, readRenewal } from '../../../src/contract/panel/renewals.ts';
import { storedMessages, writtenOnWhatsApp } from '../conversations/whatsapp-conversation.ts';
import { openTestServer, testKeys } from '../test-server/open-test-server.ts';

async function seededShop(many: number) {
  const server = await openTestServer();
  const { database, providers } = server;
  const { id, browser } = await server.signIn('admin');
  const protection = createProtection(testKeys, systemRandom);
  const parts = { database, protection, planLists: providers.planLists, operators: [id], now: server.now() };
  await seedLeads(parts, many);
  return { server, database, browser, parts };
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

it('made-up people have phones of their towns, get links by day, and wait for the team a day at most', async () => {
  const { server } = await seededShop(600);
  const towns = new Map<string, Set<string>>();
  for (const { city, phone } of await server.rows('leads', 'city', 'phone'))
    towns.set(city, (towns.get(city) ?? new Set()).add(phone?.slice(0, 2) ?? ''));
  for (const [town, codes] of towns) expect(codes.size, town).toBe(1);
  expect(new Set([...towns.values()].flatMap((codes) => [...codes])).size).toBe(towns.size);

  const messages = await server.rows('message_outbox', 'kind', 'created_at');
  const links = messages.filter(({ kind }) => kind === 'lead-link');
  expect(links).not.toEqual([]);
  for (const { created_at } of links) {
    const sentAt = new Date(created_at);
    expect(afterQuietHours(sentAt, { from: 21, to: 8 })).toEqual(sentAt);
  }

  const waiting = await Promise.all(
    Object.values(queueTables).map((table) => server.rows(table, 'created_at', 'treated_at')),
  );
  const aDayAgo = new Date(server.now().getTime() - dayMs).toISOString();
  for (const { created_at, treated_at } of waiting.flat())
    if (treated_at === null) expect(created_at >= aDayAgo, created_at).toBe(true);
    else expect(treated_at >= created_at, created_at).toBe(true);
});

it('a made-up talk goes by turns of whole lines, and the person’s own number leads to it', async () => {
  const { server, parts } = await seededShop(60);
  await seedConversations(parts, parts.operators, 42, server.now());
  const asks = textsOf('ask').flat();
  const turns = new Map<string, string[]>();
  for (const { conversation_id: id, author, ...row } of await storedMessages(server)) {
    const said = `${author} ${asks.includes(openBody(parts.protection, row).text) ? 'asks' : 'talks'}`;
    turns.set(id, [...(turns.get(id) ?? []), said]);
  }
  expect(turns.size).toBe(42);
  for (const said of turns.values())
    expect(said.join(', ')).toMatch(
      /^visitor talks(, shop talks, visitor talks)*(, shop talks)?(, visitor asks(, operator talks)?)?$/,
    );
  const talk = (await server.rows('conversations')).find(({ channel }) => channel === 'whatsapp');
  const { phone } = openContact(parts.protection, talk ?? expect.fail());
  expect(await writtenOnWhatsApp(server, phone)).toBe(talk?.id);
});
