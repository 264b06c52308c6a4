import { describe, expect, it } from 'vitest';
import { countEvents } from '../../../server/measurement/count-events.ts';
import { countPlace, fillPlaceCounts } from '../../../server/measurement/place-counts.ts';
import { nothingSold } from '../../../server/measurement/sold-sums.ts';
import { visitEventRepository } from '../../../server/measurement/visit-event-repository.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { sendEvents } from '../../../src/contract/calls/measurement.ts';
import type { VisitorGroups } from '../../../src/contract/measurement/visitor-groups.ts';
import * as figures from '../../../src/contract/panel/figures.ts';
import { changeOrderState, listOrders } from '../../../src/contract/panel/orders.ts';
import { renew } from '../customers/renew.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openAt, openSignedIn } from '../test-server/open-with.ts';
import { agreed, noNetwork, paulista, plan } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { anEvent } from './given-events.ts';

const today = { from: '2026-11-23', to: '2026-11-23' };
const nothing = { begun: 0, ordered: 0, ...nothingSold };
const measured: VisitorGroups = { campaign: '', face: 'chat', device: 'phone', arms: [] };
const from = (path: string) => ({ headers: { host: 'loja.example', referer: `http://loja.example${path}` } });

interface Visit {
  face: 'chat' | 'pages' | 'whatsapp';
  source?: string;
  door: string;
  isMeasured?: boolean;
}

const pageOf = { chat: '/chat/', pages: '/checkout/revisao/', whatsapp: '/whatsapp/' } as const;

async function order(server: TestServer, { face, source = '', door, isMeasured = false }: Visit) {
  const { browser: visitor, params } = await server.leadAt('order', { door: { number: door } });
  const page = `${pageOf[face]}?utm_source=${source}`;
  await visitor.call(leads.getLead, { params }, from(page));
  const body = { ...agreed, ...(isMeasured && { measured }) };
  const { orderNumber } = await visitor.call(leads.finishOrder, { params, body }, from(page));
  if (isMeasured)
    await visitor.call(sendEvents, {
      body: { events: [anEvent(Number(door), { name: 'coverage_found', uf: 'SP', covered: true })] },
    });
  return orderNumber;
}

/** A day: one visit with its events, one that refuses them, one in WhatsApp, and one that stops. */
async function aDay(engine: (typeof engines)[number]) {
  const server = await openTestServer({ engine });
  await order(server, { face: 'chat', source: 'Google', door: '1', isMeasured: true });
  const cancelled = await order(server, { face: 'pages', source: 'Google', door: '2' });
  await order(server, { face: 'whatsapp', door: '3' });
  await server.leadAt('name');
  await countEvents(server.database, visitEventRepository());
  const { browser } = await server.signIn('manager');
  const change = { from: 'placed', to: 'cancelled', reason: 'Desistiu', cause: 'customer-asked' } as const;
  await browser.call(changeOrderState, { params: { number: cancelled }, body: change });
  return { server, browser };
}

describe.each(engines)('sales on %s', (engine) => {
  it('orders, leads and money are those of the tables, and the difference to the events is told', async () => {
    const { server, browser } = await aDay(engine);
    const query = { ...today, by: 'source', touch: 'last' } as const;
    const { rows, total } = await browser.call(figures.readSales, { query });
    const stored = await server.rows('orders', 'price_cents');
    const price = Math.round(plan.price * 100);
    const one = { cancelled: 1, cancelledCents: price };
    expect(total).toEqual({
      now: { ...nothing, begun: 4, ordered: 3, orders: stored.length, cents: 3 * price, ...one },
      before: nothing,
    });
    const google = { ...nothing, begun: 2, ordered: 2, orders: 2, cents: 2 * price, ...one };
    const others = { ...nothing, begun: 2, ordered: 1, orders: 1, cents: price };
    expect(rows).toEqual([
      { value: 'google', name: null, now: google, before: nothing },
      { value: '', name: null, now: others, before: nothing },
    ]);
    const { reconciled } = await browser.call(figures.readReconciled, { query: today });
    expect(reconciled).toEqual([
      { what: 'leads', records: 4, events: 1, whatsapp: 1, phone: 0 },
      { what: 'orders', records: 3, events: 1, whatsapp: 1, phone: 0 },
      { what: 'renewals', records: 0, events: 0, whatsapp: 0, phone: 0 },
    ]);
    const everybody = { ...today, dimension: 'all' as const, value: '' };
    expect((await browser.call(figures.readFunnel, { query: everybody })).placed).toBe(1);
  });

  it('an order by phone that its customer confirmed in a measured browser is not missing', async () => {
    const { server, browser } = await aDay(engine);
    const seller = await server.signIn('seller', 'Bia Prado');
    const reconciledOrders = async () =>
      (await browser.call(figures.readReconciled, { query: today })).reconciled.find(
        ({ what }) => what === 'orders',
      );
    const before = await reconciledOrders();
    for (const [door, isMeasured] of [
      ['4', true],
      ['5', false],
    ] as const) {
      const { params, finish } = await server.leadAt('order', { door: { number: door } });
      const opening = { operatorId: seller.id, operator: 'Bia Prado', campaign: '', leadId: params.idLead };
      await server.database.write((db) => server.repositories.phoneOrders.open(db, opening, server.now()));
      await finish({ ...agreed, ...(isMeasured && { measured }) });
    }
    expect(before).toEqual({ what: 'orders', records: 3, events: 1, whatsapp: 1, phone: 0 });
    expect(await reconciledOrders()).toEqual({
      ...{ what: 'orders', records: 5, events: 2, whatsapp: 1, phone: 1 },
    });
  });

  it('orders are told apart by origin, channel, seller, plan, state and more, each with the same total', async () => {
    const { server, browser } = await aDay(engine);
    const seller = await server.signIn('seller', 'Bia Prado');
    await server.change('orders', { seller_id: seller.id }, { face: 'whatsapp' });
    const ordersBy = async (by: figures.SalesBy, touch: 'first' | 'last' = 'last') => {
      const { rows, total } = await browser.call(figures.readSales, { query: { ...today, by, touch } });
      expect(total.now.orders).toBe(3);
      const sold = rows.filter(({ now }) => now.orders > 0);
      return Object.fromEntries(sold.map(({ value, name, now }) => [name ?? value, now.orders]));
    };
    const titled = server.providers.planLists.titleOf(plan.sku);
    expect(await ordersBy('source', 'first')).toEqual({ '': 3 });
    for (const [by, sold] of [
      ['channel', { site: 2, whatsapp: 1 }],
      ['face', { chat: 1, pages: 1, whatsapp: 1 }],
      ['source', { google: 2, '': 1 }],
      ['medium', { '': 3 }],
      ['utm', { '': 3 }],
      ['campaign', { '': 3 }],
      ['seller', { '': 2, 'Bia Prado': 1 }],
      ['plan', { [titled]: 3 }],
      ['region', { SP: 3 }],
      ['state', { placed: 2, cancelled: 1 }],
    ] as const)
      expect(await ordersBy(by), by).toEqual(sold);
  });

  it('the period before stands beside each figure, and an impossible day is refused', async () => {
    const { browser } = await aDay(engine);
    const after = { from: '2026-11-24', to: '2026-11-25', by: 'source', touch: 'last' } as const;
    const { total } = await browser.call(figures.readSales, { query: after });
    expect(total.now).toEqual(nothing);
    expect(total.before).toMatchObject({ begun: 4, orders: 3 });
    const turned = { ...after, from: '2026-11-25', to: '2026-11-20' };
    expect((await browser.call(figures.readSales, { query: turned })).rows).toEqual([]);
    const never = { ...after, from: '2026-02-30' };
    expect((await browser.refused(figures.readSales, { query: never })).status).toBe(422);
  });

  it('what was sold and lost stands day by day and week by week beside the same place in the period before', async () => {
    const { server, browser } = await aDay(engine);
    await server.change(
      'orders',
      { state: 'withdrawn', created_at: '2026-11-12T01:30:00.000Z' },
      { face: 'chat' },
    );
    const by = async (time: 'day' | 'week', from: string, to: string) => {
      const query = { from, to, by: time, touch: 'last' } as const;
      const { rows } = await browser.call(figures.readSales, { query });
      return rows.map(({ value, now, before }) => [value, now.orders, now.cancelled, before.withdrawn]);
    };
    // Half past ten in the evening of the 11th, which stands beside the 21st.
    expect(await by('day', '2026-11-20', '2026-11-23')).toEqual([
      ['2026-11-20', 0, 0, 0],
      ['2026-11-21', 0, 0, 0],
      ['2026-11-22', 0, 0, 0],
      ['2026-11-23', 2, 1, 0],
    ]);
    expect((await by('day', '2026-11-20', '2026-11-29'))[1]).toEqual(['2026-11-21', 0, 0, 1]);
    expect(await by('week', '2026-11-20', '2026-11-29')).toEqual([
      ['2026-11-20', 2, 1, 1],
      ['2026-11-27', 0, 0, 0],
    ]);
    expect(await by('day', '2026-11-23', '2026-11-20')).toEqual([]);
    expect(await by('day', '2020-01-01', '2026-11-29')).toHaveLength(2);
  });

  it('a renewal is no order and is counted beside them', async () => {
    const server = await openTestServer({ engine });
    await renew(server.browser());
    const { browser } = await server.signIn('marketer');
    const query = { ...today, by: 'source', touch: 'last' } as const;
    const { renewals, rows } = await browser.call(figures.readSales, { query });
    expect({ renewals, rows }).toEqual({ renewals: { now: 1, before: 0 }, rows: [] });
  });

  it('an order at night counts for the day in Brasília', async () => {
    const server = await openTestServer({ engine });
    await order(server, { face: 'chat', door: '1' });
    // Half past ten in the evening of the 22nd.
    const at = '2026-11-23T01:30:00.000Z';
    for (const table of ['orders', 'leads'] as const) await server.change(table, { created_at: at });
    const { browser } = await server.signIn('marketer');
    const night = { from: '2026-11-22', to: '2026-11-22', by: 'source', touch: 'last' } as const;
    expect((await browser.call(figures.readSales, { query: night })).total.now).toMatchObject({ orders: 1 });
    const query = { from: '2026-11-20', to: '2026-11-22' };
    const { weeks } = await browser.call(figures.readCohorts, { query });
    expect(weeks.map(({ week }) => week)).toEqual(['2026-11-16']);
  });

  it('a cohort tells how many of its leads ordered within weeks, were installed or gave up', async () => {
    const { server, browser } = await aDay(engine);
    const begun = async (door: string, day: string) =>
      server.change('leads', { created_at: `${day}T15:00:00.000Z` }, { number: door });
    await begun('1', '2026-11-02');
    await begun('2', '2026-11-04');
    const period = { from: '2026-11-05', to: '2026-11-30' };
    expect((await browser.call(figures.readCohorts, { query: period })).weeks).toEqual([
      { week: '2026-11-23', begun: 2, ordered: [1, 1, 1, 1], installed: 0, ended: 0 },
      { week: '2026-11-02', begun: 2, ordered: [0, 0, 0, 2], installed: 0, ended: 1 },
    ]);
  });
});

const moema = { ...paulista, neighborhood: 'MOEMA' };

describe.each(engines)('demand by place on %s', (engine) => {
  async function asked(server: TestServer, door: typeof paulista, many: number) {
    for (let one = 0; one < many; one += 1)
      await server.browser().call(leads.createLead, { body: { coverage: door, lead: {} } });
  }

  it('a place with less than ten people is hidden alone and takes no other with it', async () => {
    const server = await openTestServer({ engine });
    await asked(server, paulista, 12);
    await asked(server, moema, 11);
    await asked(server, { ...paulista, neighborhood: 'Sé' }, 3);
    await asked(server, { ...noNetwork, neighborhood: 'maria@exemplo.com.br' }, 10);
    const xapuri = { ...noNetwork, city: 'XAPURI' };
    for (const elsewhere of [xapuri, xapuri, { ...noNetwork, state: 'RR', city: 'BOA VISTA' }])
      await server.database.write((db) => countPlace(db, elsewhere, false, server.now()));
    const { browser } = await server.signIn('marketer');
    const ask = (by: 'city' | 'neighborhood', uf?: string) =>
      browser.call(figures.readDemand, { query: { ...today, by, ...(uf && { uf }) } });
    // Roraima has one person: it is hidden alone.
    const acre = { uf: 'AC', covered: 0, uncovered: 12 };
    const { states, places } = await ask('city');
    const others = { uf: '', covered: 0, uncovered: 1 };
    expect(states).toHaveLength(3);
    expect(states).toEqual(expect.arrayContaining([{ uf: 'SP', covered: 26, uncovered: 0 }, acre, others]));
    expect(places).toEqual([
      { ...acre, uncovered: 10, city: 'Rio Branco', neighborhood: null },
      { ...acre, uncovered: 2, city: null, neighborhood: null },
      { ...others, city: null, neighborhood: null },
      { uf: 'SP', city: 'São Paulo', neighborhood: null, covered: 26, uncovered: 0 },
    ]);
    expect((await ask('city', 'RR')).places).toEqual([]);
    expect((await ask('neighborhood', 'SP')).places).toEqual([
      { uf: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', covered: 12, uncovered: 0 },
      { uf: 'SP', city: 'São Paulo', neighborhood: 'Moema', covered: 11, uncovered: 0 },
      { uf: 'SP', city: 'São Paulo', neighborhood: null, covered: 3, uncovered: 0 },
    ]);
  });

  it('the demand of a day is that of its week, so that no day tells of one person', async () => {
    const server = await openTestServer({ engine });
    await asked(server, paulista, 12);
    const { browser } = await server.signIn('marketer');
    const on = async (from: string, to = from) =>
      (await browser.call(figures.readDemand, { query: { from, to, by: 'city' } })).states.length;
    expect([
      await on('2026-11-22'),
      await on('2026-11-23'),
      await on('2026-11-29'),
      await on('2026-11-30'),
    ]).toEqual([0, 1, 1, 0]);
  });

  it('a month later the names of neighbourhoods with few people are gone, and no figure changes', async () => {
    const server = await openTestServer({ engine });
    await asked(server, paulista, 12);
    await asked(server, { ...paulista, neighborhood: 'Sé' }, 6);
    await asked(server, { ...paulista, neighborhood: 'Sítio do João' }, 2);
    await asked(server, { ...paulista, neighborhood: 'maria@exemplo.com.br' }, 4);
    const demand = async () => {
      const { browser } = await server.signIn('marketer');
      return (await browser.call(figures.readDemand, { query: { ...today, by: 'neighborhood', uf: 'SP' } }))
        .places;
    };
    const names = async () => {
      await server.sweep();
      const rows = await server.rows('place_counts', 'neighborhood', 'many');
      return Object.fromEntries(rows.map(({ neighborhood, many }) => [neighborhood, many]));
    };
    const told = await demand();
    expect(told.map(({ neighborhood }) => neighborhood)).toEqual(['Bela Vista', null]);
    server.pass({ days: 29 });
    expect(Object.keys(await names())).toContain('Sítio do João');
    server.pass({ days: 2 });
    const stored = { 'Bela Vista': 12, '': 12 };
    expect(await names()).toMatchObject(stored);
    expect(Object.keys(await names())).toHaveLength(2);
    expect(await demand()).toEqual(told);
  });

  it('leads of before are counted in their place and on their day like new ones', async () => {
    const server = await openTestServer({ engine });
    await asked(server, moema, 1);
    await asked(server, { ...paulista, city: 'SÃO PAULO', neighborhood: 'moema' }, 1);
    await asked(server, { ...paulista, neighborhood: 'maria@exemplo.com.br' }, 1);
    const all = () =>
      server.database.read((db) =>
        db.selectFrom('place_counts').selectAll().orderBy('neighborhood').orderBy('day').execute(),
      );
    const counted = await all();
    // Half past nine in the evening in Brasília.
    const late = '2026-11-24T00:30:00.000Z';
    await server.database.write(async (db) => {
      await db.updateTable('leads').set({ created_at: late }).execute();
      await db.deleteFrom('place_counts').execute();
      await fillPlaceCounts(db);
    });
    expect(await all()).toEqual(counted);
  });

  it('a place once counted stays when its lead is erased, and a second address of one person is not another', async () => {
    const { server, browser: visitor, idLead } = await openAt('name', { engine });
    await visitor.call(leads.saveAddress, { params: { idLead }, body: moema });
    await visitor.call(leads.deleteLead, { body: { id: idLead } });
    const counted = await server.rows('place_counts');
    expect(counted).toMatchObject([{ city: 'São Paulo', neighborhood: 'Bela Vista', covered: 1, many: 1 }]);
  });
});

it('a seller reads no sales', async () => {
  const { browser } = await openSignedIn('seller');
  const query = { ...today, by: 'source', touch: 'last' } as const;
  expect((await browser.refused(figures.readSales, { query })).status).toBe(403);
  expect((await browser.call(listOrders, { body: {} })).orders).toEqual([]);
});
