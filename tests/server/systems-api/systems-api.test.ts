import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../server/access/limits.ts';
import { fillChanges } from '../../../server/database/note-changes.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { withdrawOrder } from '../../../src/contract/calls/orders.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { addApiKey, endApiKey, listApiKeys } from '../../../src/contract/panel/integrations.ts';
import { setLeadOwner } from '../../../src/contract/panel/lead-work.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import * as readCalls from '../../../src/contract/systems/read-calls.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { approvedCpf } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { openSystem, openWithSystem } from './system-client.ts';

/** All leads behind a place in the list, read one a page. */
async function allAfter(crm: Awaited<ReturnType<typeof openSystem>>, after = '') {
  const ids: string[] = [];
  let next = after;
  for (let hasMore = true; hasMore; ) {
    const page = await crm.body(`leads?limit=1${next && `&after=${next}`}`);
    ids.push(...page.leads.map(({ leadId }: { leadId: string }) => leadId));
    ({ next, hasMore } = page);
  }
  return { ids, next };
}

const lists = Object.values(readCalls).filter((call) => 'query' in call && call.query !== undefined);

const secrets = ['Maria', approvedCpf, '11987654321', 'maria@', 'Paulista'];

describe.each(engines)('what other systems read, on %s', (engine) => {
  it('the number that an event names leads to the order, its customer and its lead', async () => {
    const { server, crm } = await openWithSystem(
      ['orders:read', 'leads:read', 'events:read', 'personal:read'],
      { engine },
    );
    const { idLead, orderNumber } = await server.ordered();
    const { events } = await crm.body('events');
    const placed = events.find(({ type }: { type: string }) => type === 'order.placed');
    expect(placed.data.orderNumber).toBe(orderNumber);
    const { order } = await crm.body(`orders/${placed.data.orderNumber}`);
    expect(order).toMatchObject({ ...placed.data, state: 'placed', leadId: idLead });
    expect(order.customer).toMatchObject({
      name: 'Maria Souza',
      document: { kind: 'cpf', number: approvedCpf },
      email: 'maria@exemplo.com.br',
    });
    expect(order.address).toMatchObject({ cep: '01310100', number: '1000', city: 'São Paulo' });
    const { lead } = await crm.body(`leads/${order.leadId}`);
    expect(lead).toMatchObject({ leadId: idLead, status: 'ordered', orderNumber, customer: order.customer });
    expect((await crm.body('orders')).orders).toEqual([order]);
    expect((await crm.body('leads')).leads).toEqual([lead]);
    const looks = await server.audit();
    const seen = looks.filter(({ operator }) => operator === 'CRM').map(({ subjectId }) => subjectId);
    expect(new Set(seen)).toEqual(new Set(['api.leads', 'api.orders', 'api.events', idLead, orderNumber]));
    expect(seen).toHaveLength(5);
  });

  it('without the scope for personal data a system sees masks, and no look is logged', async () => {
    const { server, crm } = await openWithSystem(
      ['orders:read', 'leads:read', 'calls:read', 'visits:read', 'events:read'],
      { engine },
    );
    const { orderNumber } = await server.ordered();
    await server.browser().call(requestCall, { body: { telephone: '11987654321' } });
    for (const what of ['orders', 'leads', 'calls', 'visits', 'events', `orders/${orderNumber}`]) {
      const { status, text } = await crm.read(what);
      expect(status, what).toBe(200);
      for (const secret of secrets) expect(text, what).not.toContain(secret);
    }
    const [visit] = (await crm.body('visits')).visits;
    expect(visit).toMatchObject({
      orderNumber,
      state: 'placed',
      city: 'São Paulo',
      visit: expect.anything(),
    });
    expect((await server.audit()).filter(({ operator }) => operator === 'CRM')).toEqual([]);
  });

  it('a system reads on from where it stopped, page by page, and hears of later changes', async () => {
    const { server, crm } = await openWithSystem(['orders:read', 'leads:read'], { engine });
    const visitors = [];
    for (let many = 0; many < 3; many += 1) visitors.push(await server.leadAt('name'));
    const ids = visitors.map(({ idLead }) => idLead);
    const { ids: seen, next } = await allAfter(crm);
    // Those of one millisecond have no order.
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect((await crm.body(`leads?after=${next}`)).leads).toEqual([]);
    const [first = '', second = ''] = ids;
    await visitors[1]?.browser.call(leads.saveName, {
      params: { idLead: second },
      body: { name: 'Ana Prado' },
    });
    await visitors[0]?.browser.call(leads.deleteLead, { body: { id: first } });
    const after = await crm.body(`leads?after=${next}`);
    expect(after.leads).toMatchObject([{ leadId: second, step: 'name' }]);
    expect(after.deleted).toEqual([first]);
    const { orderNumber, browser } = await server.ordered();
    const { next: placed } = await crm.body('orders');
    await browser.call(withdrawOrder, { body: { orderNumber } });
    expect((await crm.body(`orders?after=${placed}`)).orders).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('a lead has its origin and whose it is, an order its seller, and systems hear of the work', async () => {
    const { server, crm } = await openWithSystem(['orders:read', 'leads:read'], { engine });
    const { browser, id: sellerId } = await server.signIn('seller', 'Bia Reis');
    const { idLead, orderNumber } = await server.ordered();
    const { idLead: id } = await server.leadAt('name');
    const { leads: before, next } = await crm.body('leads');
    const origin = { channel: 'site', touches: { first: expect.anything(), last: expect.anything() } };
    const at = (leadId: string) => before.find((one: { leadId: string }) => one.leadId === leadId);
    expect(at(idLead)).toMatchObject({ ...origin, work: { status: 'new', owner: null } });
    await browser.call(setLeadOwner, { params: { id }, body: { from: null, to: sellerId } });
    const { leads: after } = await crm.body(`leads?after=${next}`);
    expect(after).toMatchObject([{ leadId: id, work: { owner: { id: sellerId, name: 'Bia Reis' } } }]);
    await server.change('orders', { seller_id: sellerId });
    const { order } = await crm.body(`orders/${orderNumber}`);
    expect(order).toMatchObject({ sellerId, sellerName: 'Bia Reis' });
  });

  it('a list read from its beginning has each thing once, and what changes meanwhile once more', async () => {
    const { server, crm } = await openWithSystem(['leads:read'], { engine });
    const ids = [(await server.leadAt('name')).idLead, (await server.leadAt('name')).idLead] as const;
    const change = (some: readonly string[]) =>
      server.database.write((db) =>
        db.updateTable('leads').set({ step: 'name' }).where('id', 'in', some).execute(),
      );
    const { next } = await crm.body('leads');
    await change(ids);
    const { leads: first, next: reached } = await crm.body('leads?limit=1');
    const [read] = first.map(({ leadId }: { leadId: string }) => leadId);
    expect((await allAfter(crm, reached)).ids).toEqual(ids.filter((id) => id !== read));
    expect((await allAfter(crm, next)).ids.toSorted()).toEqual(ids.toSorted());
    await change([read]);
    expect((await allAfter(crm, reached)).ids).toEqual([...ids.filter((id) => id !== read), read]);
  });

  it('only what has changed since a moment is listed', async () => {
    const { server, crm } = await openWithSystem(['leads:read'], { engine });
    await server.leadAt('name');
    // The database's clock counts, in milliseconds.
    const { next } = await crm.body('leads');
    const since = new Date(Date.parse(next.split('_')[0]) + 1).toISOString();
    const { idLead: later } = await server.leadAt('name');
    const { leads: listed } = await crm.body(`leads?changed_since=${since}`);
    expect(listed).toMatchObject([{ leadId: later }]);
    expect((await crm.read('leads?changed_since=ontem')).status).toBe(422);
    for (const [limit, bound] of [
      [100_000, 'máximo'],
      [0, 'mínimo'],
    ]) {
      const { body } = await crm.read(`leads?limit=${limit}`);
      expect(problemSchema.parse(body)).toMatchObject({
        error: expect.stringContaining(`O ${bound} é`),
        fields: [{ field: 'limit' }],
      });
    }
  });

  it('a page of many takes as few statements as a page of one, at most ten', async () => {
    const server = await openTestServer({ engine });
    const scopes = lists.map(({ scope }) => scope);
    const crm = await openSystem(server, [...scopes, 'personal:read']);
    for (const telephone of ['11987654321', '11976543210', '11965432109']) {
      await server.browser().call(requestCall, { body: { telephone } });
      await server.ordered({ door: { number: telephone } });
    }
    let asked = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1;
        return result;
      },
    };
    const { read, write } = server.database;
    server.database.read = (job) => read((db) => job(db.withPlugin(counting)));
    server.database.write = (job) => write((db) => job(db.withPlugin(counting)));
    // The first call of a minute notes that the key is used.
    await crm.body('visits');
    for (const { path } of lists) {
      const name = path.replace('v1/', '');
      const taken = async (limit: number) => {
        asked = 0;
        const page = await crm.body(`${name}?limit=${limit}`);
        return { many: page[name].length, asked };
      };
      const [one, many] = [await taken(1), await taken(200)];
      expect(many.many, name).toBeGreaterThan(2 * one.many);
      expect(many.asked, name).toBe(one.asked);
      expect(many.asked, name).toBeLessThanOrEqual(10);
    }
  });

  it('a transaction that ends late is not lost behind one that began after it', async () => {
    const { server, crm } = await openWithSystem(['leads:read'], { engine });
    const { idLead: slow } = await server.leadAt('name');
    const { idLead: fast } = await server.leadAt('name');
    const { next } = await crm.body('leads');
    const change = (id: string, during = async () => {}) =>
      server.database.write(async (db) => {
        await db.updateTable('leads').set({ step: 'name' }).where('id', '=', id).execute();
        await during();
      });
    const begun = Promise.withResolvers<void>();
    const ending = Promise.withResolvers<void>();
    const late = change(slow, async () => {
      begun.resolve();
      await ending.promise;
    });
    await begun.promise;
    const quick = change(fast);
    // There the second waits for the first; here it does not.
    if (engine === 'PostgreSQL') await quick;
    const reading = crm.body(`leads?after=${next}`);
    if (engine === 'PostgreSQL') expect((await reading).leads).toEqual([]);
    ending.resolve();
    await Promise.all([late, quick]);
    const early = await reading;
    const rest = await crm.body(`leads?after=${early.next}`);
    const told = [...early.leads, ...rest.leads].map(({ leadId }: { leadId: string }) => leadId);
    expect(told.toSorted()).toEqual([slow, fast].toSorted());
  });

  it('rows of an earlier version are told of, and what was told again is swept', async () => {
    const { server, crm } = await openWithSystem(['leads:read'], { engine });
    const { idLead: id } = await server.leadAt('name');
    await server.database.write((db) => db.deleteFrom('changes').execute());
    expect((await crm.body('leads')).leads).toEqual([]);
    expect(await fillChanges(server.database)).toBe(1);
    expect(await fillChanges(server.database)).toBe(0);
    expect((await crm.body('leads')).leads).toMatchObject([{ leadId: id }]);
    await server.change('leads', { step: 'name' });
    await server.sweep();
    expect(await server.rows('changes')).toHaveLength(1);
  });

  it('a contact past its time is not shown, even before it is swept', async () => {
    const { server, crm } = await openWithSystem(['leads:read', 'personal:read'], { engine });
    const { idLead: id } = await server.leadAt('confirmation');
    server.pass({ days: 4 });
    const { lead } = await crm.body(`leads/${id}`);
    expect(lead.customer).toMatchObject({ name: 'Maria Souza', document: null });
    server.pass({ days: 30 });
    expect((await crm.body(`leads/${id}`)).lead.customer).toMatchObject({ name: null, email: null });
  });

  it('events are kept for a system only while a key may read them', async () => {
    const server = await openTestServer({ engine });
    const kept = async () =>
      (await server.rows('message_outbox', 'channel')).filter(({ channel }) => channel === 'events').length;
    const call = (telephone: string) => server.browser().call(requestCall, { body: { telephone } });
    await call('11987654321');
    expect(await kept()).toBe(0);
    const crm = await openSystem(server, ['events:read', 'personal:read']);
    await call('11976543210');
    expect(await kept()).toBe(1);
    expect(await crm.body('events')).toMatchObject({
      events: [{ type: 'call.requested', data: { telephone: '11976543210' } }],
      deleted: [],
    });
    await crm.admin.call(endApiKey, { params: { id: crm.key.id } });
    await call('11965432109');
    expect(await kept()).toBe(1);
  });
});

describe('keys', () => {
  it('no two that are open have one name, in capitals or not; the refusal stands beside the name', async () => {
    const server = await openTestServer();
    const { admin, key } = await openSystem(server, ['orders:read'], 'CRM');
    const body = { name: 'crm', scopes: ['leads:read' as const] };
    await admin.refuses('422 name', addApiKey, { body });
    await admin.call(endApiKey, { params: { id: key.id } });
    expect((await admin.call(addApiKey, { body })).key.name).toBe('crm');
  });

  it('a key that was ended is refused at once, as one that never was', async () => {
    const { crm } = await openWithSystem(['orders:read']);
    expect((await crm.read('orders')).status).toBe(200);
    await crm.admin.call(endApiKey, { params: { id: crm.key.id } });
    const ended = await crm.read('orders');
    expect(ended.status).toBe(401);
    expect(problemSchema.parse(ended.body).code).toBe('no-key');
    expect(ended.headers['www-authenticate']).toBe('Bearer');
    for (const authorization of ['', 'Bearer', `Bearer uf_${'a'.repeat(43)}`, `Basic ${crm.token}`])
      expect((await crm.read('orders', authorization)).text).toBe(ended.text);
  });

  it('every call needs its own scope', async () => {
    const server = await openTestServer();
    for (const { path, scope } of Object.values(readCalls)) {
      const url = path
        .replace('v1/', '')
        .replace(':number', 'UF-0CJEWM66VAM')
        .replace(':id', crypto.randomUUID());
      const others = await openSystem(server, ['personal:read'], `other ${path}`);
      const refused = await others.read(url);
      expect(refused.status, path).toBe(403);
      expect(problemSchema.parse(refused.body).error).toContain(scope);
      const own = await openSystem(server, [scope], path);
      expect([200, 404], path).toContain((await own.read(url)).status);
    }
  });

  it('a key is shown once, stored as a hash, and never logged', async () => {
    const { server, crm } = await openWithSystem(['orders:read']);
    await crm.read('orders');
    const { keys } = await crm.admin.call(listApiKeys, {});
    expect(keys).toMatchObject([{ name: 'CRM', prefix: crm.token.slice(0, 9), scopes: ['orders:read'] }]);
    const everything = [
      JSON.stringify(keys),
      server.logged(),
      JSON.stringify(await server.rows('api_keys')),
      JSON.stringify(await server.rows('idempotency_keys')),
    ];
    for (const text of everything) expect(text).not.toContain(crm.token.slice(9));
  });

  it('its last use is noted, at most once a minute', async () => {
    const { server, crm } = await openWithSystem(['orders:read']);
    const usedAt = async () => (await crm.admin.call(listApiKeys, {})).keys[0]?.usedAt;
    expect(await usedAt()).toBeNull();
    await crm.read('orders');
    const first = await usedAt();
    expect(first).toBe(server.now().toISOString());
    server.pass({ minutes: 0.5 });
    await crm.read('orders');
    expect(await usedAt()).toBe(first);
    server.pass({ minutes: 0.5 });
    await crm.read('orders');
    expect(await usedAt()).toBe(server.now().toISOString());
  });

  it('a system that asks too often waits, and others do not', async () => {
    const server = await openTestServer();
    const [busy, calm] = [
      await openSystem(server, ['orders:read']),
      await openSystem(server, ['orders:read'], 'calm'),
    ];
    const answers = await Promise.all(Array.from({ length: 601 }, () => busy.read('orders/x')));
    expect(answers.at(-1)?.status).toBe(429);
    expect((await calm.read('orders')).status).toBe(200);
  });

  it('a key counts the records that it is given, and a page that is empty or fails costs it none', async () => {
    const server = await openTestServer();
    const [busy, calm] = [
      await openSystem(server, ['calls:read']),
      await openSystem(server, ['calls:read'], 'calm'),
    ];
    const row = { telephone: '11987654321', addon: '', created_at: server.now().toISOString() };
    const rows = Array.from({ length: 200 }, () => ({ ...row, id: crypto.randomUUID() }));
    await server.database.write((db) => db.insertInto('support_requests').values(rows).execute());
    const [{ next }, pages] = [await calm.body('calls?limit=200'), limits.records.per.about.calls / 200];
    const many = async (system: typeof busy, url: string) => {
      const answers = [];
      for (let page = 0; page <= pages; page += 1) answers.push((await system.read(url)).status);
      return answers.filter((status) => status === 200).length;
    };
    expect(await many(calm, `calls?limit=200&after=${next}`)).toBe(pages + 1);
    const rename = (from: string, to: string) =>
      server.database.write((db) => db.schema.alterTable(from).renameTo(to).execute());
    await rename('support_requests', 'elsewhere');
    expect(await many(busy, 'calls?limit=200')).toBe(0);
    await rename('elsewhere', 'support_requests');
    expect(await many(busy, 'calls?limit=200')).toBe(pages);
    expect((await calm.read('calls')).status).toBe(200);
  });

  it('the cookie of a visitor or an operator opens nothing here', async () => {
    const { crm } = await openWithSystem(['orders:read']);
    const { status } = await crm.admin.send({ method: 'GET', url: '/api/v1/orders' });
    expect(status).toBe(401);
  });
});
