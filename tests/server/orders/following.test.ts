import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import * as orders from '../../../src/contract/calls/orders.ts';
import { renew } from '../customers/renew.ts';
import type { Browser } from '../test-server/browser.ts';
import type { Changes, TestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser, openWithOrder } from '../test-server/open-with.ts';
import { firstSchedule, type Given } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

const phoneEnding = '4321';
const unknownNumber = 'UF-00000000000';

/** An order of another browser than this. */
async function openOrdered(changes?: Changes, given?: Given) {
  const { server, orderNumber } = await openWithOrder(changes, given);
  return { server, browser: server.browser(), orderNumber };
}

const stateOf = async (server: TestServer, wanted: string) =>
  (await server.rows('orders', 'state', 'equal_key', 'number')).find(({ number }) => number === wanted);

/** Advances the clock, because messages with equal times have no order. */
async function codeSentTo(server: TestServer, browser: Browser, orderNumber: string): Promise<string> {
  server.pass({ minutes: 1 });
  await browser.call(orders.sendOrderCode, { body: { orderNumber } });
  return server.sentCode();
}

const key = 'k'.repeat(20);

/** What a customer follows, with the end of its phone. */
const followed = [
  ['order', phoneEnding, async (server: TestServer) => (await server.ordered()).orderNumber],
  ['renewal', '3210', (server: TestServer) => renew(server.browser())],
] as const;

const other = (code: string) => (code === '000000' ? '111111' : '000000');

describe.each(engines)('order tracking on %s', (engine) => {
  it('a followed order shows the flat in its address', async () => {
    const { server, orderNumber } = await openOrdered({ engine }, { door: { complement: 'apto 15' } });
    const { order } = await server.browser().call(orders.openOrder, { body: { orderNumber, phoneEnding } });
    expect(order?.address).toBe('Avenida Paulista, 1000, apto 15, Bela Vista, São Paulo/SP, CEP 01310-100');
  });

  it('number and end of the phone open an order and keep it open in that browser', async () => {
    const { server, browser, orderNumber } = await openOrdered({ engine });
    const { order } = await browser.call(orders.openOrder, { body: { orderNumber, phoneEnding } });
    expect(order).toMatchObject({
      number: orderNumber,
      state: 'placed',
      visit: firstSchedule(server.now()),
      history: [{ to: 'placed' }],
      withdrawUntil: '30/11/2026',
    });
    expect(JSON.stringify(order)).not.toMatch(/Maria|98765|exemplo|52998224725/);
    expect((await browser.call(orders.getFollowedOrder, {})).order).toEqual(order);
    expect((await server.browser().call(orders.getFollowedOrder, {})).order).toBeNull();
  });

  it.each(followed)(
    'a wrong end of a phone (%s) and an unknown number get the same answer and close after three tries',
    async (_, phoneEnding, place) => {
      const { server, browser } = await openWithBrowser({ engine });
      const orderNumber = await place(server);
      const ask = (number: string, ending: string) =>
        browser.refused(orders.openOrder, { body: { orderNumber: number, phoneEnding: ending } });
      for (let tries = 0; tries < 3; tries += 1) {
        expect(await ask(orderNumber, '0000')).toEqual(await ask(unknownNumber, '0000'));
      }
      expect(await ask(orderNumber, phoneEnding)).toMatchObject({ status: 429, code: 'too-many' });
      server.pass({ minutes: 61 });
      await browser.call(orders.openOrder, { body: { orderNumber, phoneEnding } });
    },
  );

  it('a code sent to the contact opens an order once, within ten minutes', async () => {
    const { server, browser, orderNumber } = await openOrdered({ engine });
    const first = await codeSentTo(server, browser, orderNumber);
    server.pass({ minutes: 10 });
    await browser.refuses('409 closed code', orders.openOrderByCode, { body: { orderNumber, code: first } });
    const code = await codeSentTo(server, browser, orderNumber);
    await browser.refuses('403 code', orders.openOrderByCode, { body: { orderNumber, code: other(code) } });
    const { order } = await browser.call(orders.openOrderByCode, { body: { orderNumber, code } });
    expect(order?.number).toBe(orderNumber);
    await server.browser().refuses('closed', orders.openOrderByCode, { body: { orderNumber, code } });
  });

  it.each(followed)(
    'a repeated code opens the %s again if the answer was lost, as long as the code is valid',
    async (what, _, place) => {
      const { server, browser } = await openWithBrowser({ engine });
      const orderNumber = await place(server);
      const code = await codeSentTo(server, server.browser(), orderNumber);
      const typed = { body: { orderNumber, code } };
      const lost = await server.browser().call(orders.openOrderByCode, typed, { key });
      expect(await browser.call(orders.openOrderByCode, typed, { key })).toEqual(lost);
      expect((await browser.call(orders.getFollowedOrder, {}))[what]?.number).toBe(orderNumber);
      server.pass({ minutes: 11 });
      const late = server.browser();
      await late.call(orders.openOrderByCode, typed, { key });
      expect((await late.call(orders.getFollowedOrder, {}))[what]).toBeNull();
    },
  );

  it('wrong codes repeated under one key are all counted', async () => {
    const { server, browser, orderNumber } = await openOrdered({ engine });
    const code = await codeSentTo(server, browser, orderNumber);
    const wrong = { body: { orderNumber, code: other(code) } };
    for (let tries = 0; tries < 5; tries += 1)
      await browser.refuses('403', orders.openOrderByCode, wrong, { key });
    const right = { body: { orderNumber, code } };
    await browser.refuses('closed', orders.openOrderByCode, right);
  });

  it('an unknown order number is answered like a known one, also for codes', async () => {
    const { server, browser, orderNumber } = await openOrdered({ engine });
    const askAll = async (number: string, code: string) => {
      const answers: unknown[] = [];
      for (let sent = 0; sent < 3; sent += 1)
        answers.push(await browser.call(orders.sendOrderCode, { body: { orderNumber: number } }));
      answers.push(await browser.refused(orders.sendOrderCode, { body: { orderNumber: number } }));
      for (let tries = 0; tries < 6; tries += 1)
        answers.push(await browser.refused(orders.openOrderByCode, { body: { orderNumber: number, code } }));
      return answers;
    };
    const known = await askAll(orderNumber, '000000');
    expect(await askAll(unknownNumber, '000000')).toEqual(known);
    expect(known[3]).toMatchObject({ status: 429 });
    expect(known.at(-1)).toMatchObject({ code: 'closed' });
    const said = await server.messages();
    // A code that is not valid any more is not sent.
    expect(said.filter(({ kind }) => kind === 'order-code')).toHaveLength(1);
  });

  it('a followed order shows what was agreed, and its file contains no name', async () => {
    const { server, browser, orderNumber } = await openOrdered({ engine });
    const { order } = await browser.call(orders.openOrder, { body: { orderNumber, phoneEnding } });
    expect(order?.conditions.map(({ label }) => label)).toContain('Arrependimento');
    const { name, pdf } = await browser.call(orders.getOrderSummary, { body: { orderNumber } });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(pdf, 'base64'))), {
      mergePages: true,
    });
    expect(name).toContain(orderNumber);
    expect(text).toContain(order?.plan.name);
    expect(text).not.toMatch(/Maria|98765|exemplo/);
    const contract = await browser.call(orders.getOrderSummary, {
      body: { orderNumber, document: 'contract' },
    });
    const read = await getDocumentProxy(new Uint8Array(Buffer.from(contract.pdf, 'base64')));
    const { text: clauses } = await extractText(read, { mergePages: true });
    expect(contract.name).not.toBe(name);
    for (const said of [orderNumber, order?.plan.name, 'Deveres da prestadora', 'Fidelização e multa'])
      expect(clauses).toContain(said);
    expect(clauses).not.toMatch(/Maria|98765|exemplo/);
    expect(await read.getMarkInfo()).toMatchObject({ Marked: true });
    await server.browser().refuses('not-holder', orders.getOrderSummary, { body: { orderNumber } });
  });

  it('a moved visit takes a free slot and frees the old one', async () => {
    const { server, browser, orderNumber } = await openOrdered({ engine });
    const { order } = await browser.call(orders.openOrder, { body: { orderNumber, phoneEnding } });
    const day = order?.days.at(-1);
    const schedule = { date: day?.date ?? '', period: day?.periods[0] ?? 'manha' };
    server.pass({ minutes: 1 });
    const moved = await browser.call(orders.moveVisit, { body: { orderNumber, schedule } });
    expect(moved.order.visit).toEqual(schedule);
    expect(moved.order.history).toMatchObject([{ to: 'placed' }, { to: 'placed', visit: schedule }]);
    const slots = await server.database.read((db) =>
      db.selectFrom('installation_slots').select('booked').orderBy('day').execute(),
    );
    expect(slots).toEqual([{ booked: 0 }, { booked: 1 }]);
  });

  it('an order withdrawn within seven days frees its visit and can be ordered again', async () => {
    const { server, orderNumber } = await openOrdered({ engine });
    server.pass({ days: 7 });
    const browser = server.browser();
    await browser.call(orders.openOrder, { body: { orderNumber, phoneEnding } });
    const { order } = await browser.call(orders.withdrawOrder, { body: { orderNumber } });
    expect(order).toMatchObject({ state: 'withdrawn', visit: null, days: [], withdrawUntil: null });
    expect(await stateOf(server, orderNumber)).toEqual({
      number: orderNumber,
      state: 'withdrawn',
      equal_key: null,
    });
    await server.ordered();
  });
});

it('an order cannot be withdrawn online on the eighth day', async () => {
  const { server, orderNumber } = await openOrdered();
  server.pass({ days: 8 });
  const browser = server.browser();
  await browser.call(orders.openOrder, { body: { orderNumber, phoneEnding } });
  await browser.refuses('409 finished', orders.withdrawOrder, { body: { orderNumber } });
});

it('an order cannot be moved or withdrawn without being opened', async () => {
  const { server, orderNumber } = await openOrdered();
  const stranger = server.browser();
  const schedule = firstSchedule(server.now());
  await stranger.refuses('403', orders.moveVisit, { body: { orderNumber, schedule } });
  await stranger.refuses('403', orders.withdrawOrder, { body: { orderNumber } });
  expect(await stateOf(server, orderNumber)).toMatchObject({ state: 'placed' });
});

it('a code is not sent where no channel is configured', async () => {
  const channelSettings = {};
  const { browser, orderNumber } = await openOrdered({ channelSettings });
  await browser.refuses('409 not-set-up', orders.sendOrderCode, { body: { orderNumber } });
});
