import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { sweep, sweepAlone } from '../../../server/retention/sweep.ts';
import { createNoCoverageLead, updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import { createCollaboratorLead, sendCollaboratorCode } from '../../../src/contract/calls/customers.ts';
import { findRenewalOffers } from '../../../src/contract/calls/renewals.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { listOrders } from '../../../src/contract/panel/orders.ts';
import { renewing, stranger } from '../customers/customer.ts';
import { renew } from '../customers/renew.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openAt, openSignedIn, openWithBrowser, openWithOrder } from '../test-server/open-with.ts';
import { noNetwork, quizCpf } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const onlyLead = async (server: TestServer) => (await server.rows('leads'))[0] ?? expect.fail('No lead');

const sensitive = {
  cpf: null,
  cpf_hash: null,
  mothers_name: null,
  birth_date: null,
  bank_info: null,
  device_info: null,
  quiz_state: null,
  proved_right: null,
};

describe.each(sampledEngines)('data retention on %s', (engine) => {
  it('an abandoned lead loses its sensitive answers after 72 hours and its contact after 30 days', async () => {
    const { server, confirm } = await openAt('confirmation', { engine }, { cpf: quizCpf });
    await confirm();
    const given = await onlyLead(server);

    server.pass({ hours: 71, minutes: 59 });
    await server.sweep();
    expect(await onlyLead(server)).toEqual(given);
    server.pass({ minutes: 1 });
    await server.sweep();
    expect(await onlyLead(server)).toEqual({ ...given, ...sensitive });

    server.pass({ days: 26, hours: 23, minutes: 59 });
    await server.sweep();
    expect(await onlyLead(server)).toMatchObject({ name: 'Maria Souza', phone: '11987654321' });
    server.pass({ minutes: 1 });
    await server.sweep();
    const forgotten = await onlyLead(server);
    expect(forgotten).toMatchObject({ name: null, phone: null, email: null, number: null, address: null });
    expect(forgotten).toMatchObject({ city: 'São Paulo', step: 'confirmed', plan_id: 101 });
  });

  it('an order keeps what it needs', async () => {
    const { server, orderNumber } = await openWithOrder({ engine });
    const finished = await onlyLead(server);
    expect(finished).toMatchObject({ quiz_state: null, device_info: null });
    server.pass({ days: 400 });
    await server.sweep();
    expect(await onlyLead(server)).toEqual(finished);
    expect(await server.rows('orders', 'number')).toEqual([{ number: orderNumber }]);
  });

  it('keys and capabilities are deleted after a day, call requests after 30', async () => {
    const { server, browser } = await openAt('name', { engine }, { key: 'k'.repeat(20) });
    await browser.call(requestCall, { body: { telephone: '11987654321' } });
    const tables = ['idempotency_keys', 'lead_access', 'support_requests', 'call_limits'] as const;
    const counts = () => Promise.all(tables.map(async (table) => (await server.rows(table)).length));
    await server.sweep();
    expect(await counts()).toEqual([1, 1, 1, 1]);
    server.pass({ days: 1 });
    await server.sweep();
    expect(await counts()).toEqual([0, 0, 1, 0]);
    server.pass({ days: 29 });
    await server.sweep();
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('guesses, codes and messages are deleted after a day, an unordered renewal after 72 hours', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    await browser.call(findRenewalOffers, { body: renewing });
    await browser.refused(findRenewalOffers, { body: { ...stranger } });
    const { id } = await browser.call(createCollaboratorLead, { body: { email: 'ana@timbrasil.com.br' } });
    await browser.call(sendCollaboratorCode, { params: { idLead: id } });
    const left = async () => {
      await server.sweep();
      const tables = ['customer_tries', 'collaborator_codes', 'message_outbox', 'renewals'] as const;
      return Promise.all(tables.map(async (table) => (await server.rows(table)).length));
    };
    server.pass({ hours: 23, minutes: 59 });
    // A guess counts for its document and for its address.
    expect(await left()).toEqual([4, 1, 1, 1]);
    server.pass({ minutes: 11 });
    expect(await left()).toEqual([0, 0, 0, 1]);
    server.pass({ hours: 48 });
    expect(await left()).toEqual([0, 0, 0, 0]);
  });

  it('the audit log is kept for five years', async () => {
    const { server, id, browser } = await openSignedIn('seller', { engine });
    await browser.call(listOrders, { body: {} });
    const entries = async () => {
      await server.sweep();
      return (await server.audit()).map(({ action }) => action);
    };
    server.pass({ hours: 5 * 365 * 24 - 1 });
    expect(await entries()).toEqual(['list.read']);
    server.pass({ hours: 1 });
    expect(await entries()).toEqual([]);
    // The account itself is kept.
    expect(await server.rows('operators', 'id')).toEqual([{ id }]);
  });

  it('the sweep runs in small steps, so that a visitor’s write does not wait for it', async () => {
    const server = await openTestServer({ engine });
    const { database } = server;
    const asked_at = server.now().toISOString();
    const rows = Array.from({ length: 1200 }, (_, index) => ({ telephone: `${index}`, asked_at }));
    await database.write(async (db) => {
      for (let from = 0; from < rows.length; from += 200)
        await db
          .insertInto('call_limits')
          .values(rows.slice(from, from + 200))
          .execute();
    });
    server.pass({ hours: 2 });
    const left = async () => (await server.rows('call_limits')).length;
    const leftAfterEach = new Set<number>();
    const counting: Database = {
      ...database,
      write: async (job) => {
        const result = await database.write(job);
        leftAfterEach.add(await left());
        return result;
      },
    };
    await sweep(counting, server.now());
    expect(await left()).toBe(0);
    expect(leftAfterEach.size).toBeGreaterThan(2);
  });

  it('the sweep is run by one process, and by another if that one dies', async () => {
    const { database, now, pass, rows } = await openTestServer({ engine });
    const until = new Date(now().getTime() + 60_000).toISOString();
    const insert = { name: 'sweep', value: until };
    await database.write((db) => db.insertInto('settings').values(insert).execute());
    const lease = async () => (await rows('settings')).filter(({ name }) => name === 'sweep');
    await sweepAlone(database, now);
    expect(await lease()).toEqual([insert]);
    pass({ minutes: 1 });
    await sweepAlone(database, now);
    expect(await lease()).toEqual([]);
  });

  it('an ordered renewal is kept with its order', async () => {
    const server = await openTestServer({ engine });
    const orderNumber = await renew(server.browser());
    server.pass({ days: 400 });
    await server.sweep();
    const orders = server.database.read((db) =>
      db
        .selectFrom('renewal_orders')
        .innerJoin('renewals', 'renewals.id', 'renewal_orders.renewal_id')
        .select('number')
        .execute(),
    );
    expect(await orders).toEqual([{ number: orderNumber }]);
  });

  it('a no-coverage contact is kept for a year with consent, for 30 days without', async () => {
    const { server, browser } = await openWithBrowser({ engine });
    const agreedTo = await browser.call(createNoCoverageLead, { body: noNetwork });
    const body = { id: agreedTo.id, phone: '68987654321', accept_information: true };
    await browser.call(updateNoCoverageLead, { body });
    await browser.call(createNoCoverageLead, { body: { ...noNetwork, phone: '68912345678' } });
    const kept = async () => {
      await server.sweep();
      return server.rows('no_coverage_leads', 'phone');
    };
    server.pass({ days: 29 });
    expect(await kept()).toHaveLength(2);
    server.pass({ days: 1 });
    expect(await kept()).toEqual([{ phone: '68987654321' }]);
    server.pass({ days: 334 });
    expect(await kept()).toHaveLength(1);
    server.pass({ days: 1 });
    expect(await kept()).toEqual([]);
  });
});

it('the sweep does not write leads again that it has already emptied', async () => {
  const { server } = await openAt('confirmation', { engine: 'PostgreSQL' });
  // `xmin` identifies the transaction that last wrote a row.
  const written = () =>
    server.database.read((db) => db.selectFrom('leads').select(sql<string>`xmin::text`.as('by')).execute());
  const given = await written();
  server.pass({ days: 30 });
  await server.sweep();
  const emptied = await written();
  expect(emptied).not.toEqual(given);
  await server.sweep();
  expect(await written()).toEqual(emptied);
});
