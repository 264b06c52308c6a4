import { describe, expect, it } from 'vitest';
import { nothingSold } from '../../../server/measurement/sold-sums.ts';
import { cancelCauseWords } from '../../../src/content/messages/order-state.ts';
import type { BodyOf } from '../../../src/contract/endpoint.ts';
import type { Role } from '../../../src/contract/panel/access/rights.ts';
import { mainSite } from '../../../src/contract/panel/campaign-filter.ts';
import {
  addOrderNote,
  changeOrderState,
  listOrders,
  orderList,
  readOrder,
  readOrderTotals,
  showOrderField,
} from '../../../src/contract/panel/orders.ts';
import { storedCampaignTitle } from '../../../src/funnel/campaign-title.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import { type Changes, openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { sampledEngines } from '../test-server/test-database.ts';

let door = 1;

/** Places an order, each at its own address. */
async function placeOrder(server: TestServer): Promise<string> {
  door += 1;
  const { orderNumber } = await server.ordered({ door: { number: String(door) } });
  server.pass({ minutes: 1 });
  return orderNumber;
}

/** An order, and somebody of the team who looks at it. */
async function openOrdered(role: Role, changes?: Changes) {
  const server = await openTestServer(changes);
  const number = await placeOrder(server);
  return { server, number, ...(await server.signIn(role, 'Bia Reis')) };
}

describe.each(sampledEngines)('orders in the panel on %s', (engine) => {
  it('orders are filtered by state, campaign, plan, region and day, and what those found sold is told', async () => {
    const { server, number, browser } = await openOrdered('seller', { engine });
    const [order] = (await browser.call(listOrders, { body: {} })).orders;
    expect(order).toMatchObject({ number, name: 'Maria Souza', town: 'São Paulo/SP', state: 'placed' });
    const many = async (body: Parameters<typeof listOrders.body.parse>[0]) =>
      (await browser.call(listOrders, { body: listOrders.body.parse(body) })).orders.length;
    for (const [fits, fitsNot] of [
      [{ state: 'placed' }, { state: 'installed' }],
      [{ campaign: mainSite }, { campaign: 'timblack' }],
      [{ plan: 'd500a' }, { plan: 'd600b' }],
      [{ region: 'SP' }, { region: 'RJ' }],
      [{ from: '2026-11-23', to: '2026-11-23' }, { from: '2026-11-24' }],
      [{ to: '2026-11-23' }, { to: '2026-11-22' }],
    ]) {
      expect(await many(fits), JSON.stringify(fits)).toBe(1);
      expect(await many(fitsNot), JSON.stringify(fitsNot)).toBe(0);
    }
    await server.change('orders', { state: 'withdrawn' }, { number: await placeOrder(server) });
    const totals = (body: BodyOf<typeof readOrderTotals>) => browser.call(readOrderTotals, { body });
    const { priceCents: cents = 0 } = order ?? {};
    const lost = { withdrawn: 1, withdrawnCents: cents };
    expect(await totals({})).toEqual({ ...nothingSold, orders: 2, cents: 2 * cents, ...lost });
    expect(await totals({ state: 'withdrawn' })).toEqual({ ...nothingSold, orders: 1, cents, ...lost });
    expect(await totals({ search: number })).toEqual({ ...nothingSold, orders: 1, cents });
    for (const none of [{ search: 'Ninguém' }, { region: 'RJ' as const }])
      expect(await totals(none)).toEqual(nothingSold);
  });

  it('personal data of an order is masked until shown, and every look is audited', async () => {
    const { server, number, browser } = await openOrdered('seller', { engine });
    const params = { number };
    const read = await browser.ask(readOrder, { params });
    for (const secret of ['52998224725', '11987654321', 'maria@exemplo', 'Quitéria'])
      expect(read.text).not.toContain(secret);
    const { value } = await browser.call(showOrderField, { params, body: { field: 'cpf' } });
    expect(value).toBe('529.982.247-25');
    await browser.refuses('404', showOrderField, { params, body: { field: 'cnpj' } });
    await server.audits(`Bia Reis order.opened ${number}`);
    await server.audits(`Bia Reis personal.shown ${number} cpf`);
    expect((await server.audit()).filter(({ action }) => action === 'personal.shown')).toHaveLength(1);
  });

  it('an order changes only from the state that was seen, and a cancellation needs what its customer reads', async () => {
    const { server, number, browser } = await openOrdered('seller', { engine });
    const params = { number };
    const state = (from: 'placed' | 'confirmed', to: 'confirmed' | 'cancelled' | 'installed', more = {}) =>
      ({ params, body: { from, to, reason: '', ...more } }) as const;
    await browser.call(changeOrderState, state('placed', 'confirmed'));
    await browser.refuses('412', changeOrderState, state('placed', 'confirmed'));
    await browser.refuses('409', changeOrderState, state('confirmed', 'installed'));
    await browser.refuses('cause', changeOrderState, state('confirmed', 'cancelled'));
    await browser.call(addOrderNote, { params, body: { text: 'Ligou e desistiu.' } });
    server.pass({ minutes: 1 });
    await browser.call(
      changeOrderState,
      state('confirmed', 'cancelled', { cause: 'customer-asked', reason: 'Mudou de cidade' }),
    );
    const { order } = await browser.call(readOrder, { params });
    expect(order).toMatchObject({ state: 'cancelled', visit: null, mayBecome: [] });
    const told = order.timeline.map(({ kind, by, what, text }) => [kind, by, what, text].join(' '));
    expect(told).toContain('note Bia Reis  Ligou e desistiu.');
    const states = told.filter((entry) => entry.startsWith('state'));
    expect(states).toEqual([
      `state Bia Reis cancelled ${cancelCauseWords['customer-asked']} · Mudou de cidade`,
      expect.stringMatching(/^state Bia Reis confirmed \S+, manhã$/),
      expect.stringMatching(/^state Cliente placed /),
    ]);
    expect(told.filter((entry) => entry.includes('Ligou e desistiu.'))).toHaveLength(1);
    expect(told.some((entry) => entry.startsWith('message  order-confirmation'))).toBe(true);
    // Repeated views within one visit count once.
    await browser.call(readOrder, { params });
    server.pass({ minutes: 60 * 24 });
    const { browser: later } = await server.signIn('seller', 'Rui Dias');
    await later.call(readOrder, { params });
    const { timeline } = (await later.call(readOrder, { params })).order;
    expect(timeline.filter(({ kind }) => kind === 'look').map(({ by }) => by)).toEqual([
      'Rui Dias',
      'Bia Reis',
    ]);
  });

  it('orders are paged without gaps while others are placed', async () => {
    const server = await openTestServer({ engine });
    const number = await placeOrder(server);
    await multiply(server, number, 120);
    const { browser } = await server.signIn('manager');
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { orders, next } = await browser.call(listOrders, { body: after === undefined ? {} : { after } });
      seen.push(...orders.map((order) => order.number));
      after = next ?? undefined;
      if (seen.length === 50) await placeOrder(server);
    } while (after !== undefined);
    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
  });

  it('the order file runs no formula and is given only to this site', async () => {
    const server = await openTestServer({ engine });
    const number = await placeOrder(server);
    await server.change('leads', { name: '=HYPERLINK("x");' });
    const sold = { face: 'chat', seller_id: (await server.signIn('seller', 'Bia Reis')).id };
    await server.change('orders', sold);
    await multiply(server, number, 700);
    const { browser } = await server.signIn('manager');
    const request = listFileRequest(orderList.file.path, { region: 'SP' });
    const file = await browser.send(request);
    expect(file.headers['content-disposition']).toContain('pedidos.csv');
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(702);
    expect(lines[1]).toMatch(
      /;"\d\d\/\d\d\/\d{4} \d\d:\d\d";"Recebido";.*;"Bia Reis";"Conversa";"\d\d\/\d\d\/\d{4}";"manhã";"Site"(;""){6}$/,
    );
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"");"`);
    await server.audits('list.exported region=SP');
    const elsewhere = { ...request, headers: { ...request.headers, 'sec-fetch-site': 'cross-site' } };
    expect((await browser.send(elsewhere)).status).toBe(403);
  });
});

it('the file of a searched list holds what the search shows, and no log names whom', async () => {
  const { server, number, browser } = await openOrdered('manager');
  const phone = '11987654321';
  const rows = async (search: string) =>
    (await browser.send(listFileRequest(orderList.file.path, { search }))).text.trim().split('\r\n').slice(1);
  expect(await rows(phone)).toEqual([expect.stringContaining(number)]);
  expect(await rows('11900000000')).toEqual([]);
  await server.audits('list.exported search');
  expect(server.logged()).not.toContain(phone);
});

it('a name typed without capitals is read with them in list, record and file, and stays stored as typed', async () => {
  const server = await openTestServer();
  const number = await placeOrder(server);
  const typed = 'ana de souza';
  await server.change('leads', { name: typed });
  const { browser } = await server.signIn('manager');
  const { orders } = await browser.call(listOrders, { body: {} });
  const { order } = await browser.call(readOrder, { params: { number } });
  expect([orders[0]?.name, order.name]).toEqual(['Ana de Souza', 'Ana de Souza']);
  const [heading = '', row = ''] = (await browser.send(listFileRequest(orderList.file.path, {}))).text.split(
    '\r\n',
  );
  const columns = heading.replace('\ufeff', '').split(';');
  const values = row.split(';');
  expect(values[columns.indexOf('"Nome"')]).toBe('"Ana de Souza"');
  expect(values[columns.indexOf('"Campanha"')]).toBe(
    `"${storedCampaignTitle(order.campaign, fileCampaigns)}"`,
  );
  expect(await server.rows('leads', 'name')).toEqual([{ name: typed }]);
});

it('a search with too many results says that it is cut', async () => {
  const { server, number, browser } = await openOrdered('seller');
  const body = { search: '(11) 98765-4321' };
  expect(await browser.call(listOrders, { body })).toMatchObject({ isCut: false, orders: [{ number }] });
  await multiply(server, number, 500);
  expect(await browser.call(listOrders, { body })).toMatchObject({ isCut: true });
});

/** Copies an order with equal times, for pagination. */
async function multiply(server: TestServer, number: string, many: number): Promise<void> {
  await server.database.write(async (db) => {
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const lead = await db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', order.lead_id)
      .executeTakeFirstOrThrow();
    for (let copy = 0; copy < many; copy++) {
      const id = `copy-${String(copy).padStart(4, '0')}`;
      await db
        .insertInto('leads')
        .values({ ...lead, id, protocol: id })
        .execute();
      await db
        .insertInto('orders')
        .values({ ...order, number: `UF-${id}`, lead_id: id, equal_key: null })
        .execute();
    }
  });
}
