import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { orderReportsPath } from '../../../server/orders/handover/order-reports.ts';
import { dayMs } from '../../../src/brazil/durations.ts';
import { orderActorWords } from '../../../src/content/operator/list-words.ts';
import { getFollowedOrder, withdrawOrder } from '../../../src/contract/calls/orders.ts';
import { changeOrderState, readOrder } from '../../../src/contract/panel/orders.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { openWithOrder } from '../test-server/open-with.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

const secretOf = (letter: string) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`;
const secret = secretOf('a');

interface Report {
  state: string;
  orderNumber: string;
  reason?: string;
}

/** Sends a report. The signature uses the real time, because the verification ignores the test clock. */
async function report({ app }: TestServer, data: Report, { by = secret, at = new Date() } = {}) {
  const payload = JSON.stringify({ type: 'order.state', timestamp: at.toISOString(), data });
  const id = `msg_${data.state}`;
  const answer = await app.inject({
    method: 'POST',
    url: orderReportsPath,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign(id, at, payload),
    },
    payload,
  });
  return { status: answer.statusCode, ...Object(answer.json()) };
}

async function openShop(engine: Engine = 'SQLite', reportSecrets = [secret]) {
  const { server, browser, orderNumber } = await openWithOrder({ engine, reportSecrets });
  const followed = async () => (await browser.call(getFollowedOrder, {})).order;
  return { server, browser, orderNumber, followed };
}

describe.each(engines)('the carrier’s reports on an order, on %s', (engine) => {
  it('a reported state is shown to customer and panel, once', async () => {
    const { server, orderNumber, followed } = await openShop(engine);
    for (const state of ['confirmed', 'scheduled', 'scheduled', 'installed', 'confirmed']) {
      server.pass({ minutes: 1 });
      expect((await report(server, { orderNumber, state })).status).toBe(200);
    }
    const order = await followed();
    expect(order?.state).toBe('installed');
    expect(order?.history.map(({ to }) => to)).toEqual(['placed', 'confirmed', 'scheduled', 'installed']);
    const { browser } = await server.signIn('seller');
    const seen = await browser.call(readOrder, { params: { number: orderNumber } });
    expect(seen.order.state).toBe('installed');
  });

  it('the panel names the carrier for its reports, also those that an earlier version stored', async () => {
    const { server, orderNumber } = await openShop(engine);
    server.pass({ minutes: 1 });
    await report(server, { orderNumber, state: 'confirmed' });
    const { browser } = await server.signIn('manager');
    const params = { number: orderNumber };
    const authors = async () =>
      (await browser.call(readOrder, { params })).order.timeline
        .filter(({ kind }) => kind === 'state')
        .map(({ by, what }) => ({ by, what }));
    const body = { from: 'confirmed', to: 'scheduled', reason: null } as const;
    server.pass({ minutes: 1 });
    await browser.call(changeOrderState, { params, body });
    const shown = [
      { by: expect.not.stringMatching(/^(Operadora|Equipe|Cliente)$/), what: 'scheduled' },
      { by: orderActorWords.carrier, what: 'confirmed' },
      { by: orderActorWords.customer, what: 'placed' },
    ];
    expect(await authors()).toEqual(shown);
    const stored = await server.database.read((db) =>
      db.selectFrom('order_history').select(['by', 'actor', 'to_state']).orderBy('id').execute(),
    );
    expect(stored).toEqual([
      { by: 'customer', actor: 'customer', to_state: 'placed' },
      // `by` as earlier versions, which may still run, can show it.
      { by: 'operator', actor: 'carrier', to_state: 'confirmed' },
      { by: 'operator', actor: 'operator', to_state: 'scheduled' },
    ]);
    await server.change('order_history', { actor: null });
    expect(await authors()).toEqual(shown);
  });

  it('a report repeated at the same time is answered with the state and noted once', async () => {
    const { server, orderNumber, followed } = await openShop(engine);
    const answers = await Promise.all(
      [1, 2, 3].map(() => report(server, { orderNumber, state: 'confirmed' })),
    );
    expect(answers).toMatchObject(answers.map(() => ({ status: 200, state: 'confirmed' })));
    expect((await followed())?.history).toHaveLength(2);
  });
});

it('a reported cancellation needs a reason and frees the visit', async () => {
  const { server, orderNumber, followed } = await openShop();
  expect(await report(server, { orderNumber, state: 'cancelled' })).toMatchObject({
    status: 422,
    fields: [{ field: 'reason' }],
  });
  const cancelled = { orderNumber, state: 'cancelled', reason: 'Sem viabilidade técnica' };
  expect(await report(server, cancelled)).toMatchObject({ status: 200 });
  expect(await followed()).toMatchObject({ state: 'cancelled', visit: null });
  const slots = await server.rows('installation_slots');
  expect(slots.map(({ booked }) => booked)).toEqual([0]);
});

it('a report of an impossible state, an unknown order or a wrong shape is refused', async () => {
  const { server, browser, orderNumber } = await openShop();
  const finished = { status: 409, code: 'finished' };
  expect(await report(server, { orderNumber, state: 'installed' })).toMatchObject(finished);
  expect(await report(server, { orderNumber: 'UF-00000000000', state: 'confirmed' })).toMatchObject({
    status: 404,
    code: 'not-found',
  });
  expect(await report(server, { orderNumber, state: 'withdrawn' })).toMatchObject({
    status: 422,
    fields: [{ field: 'data.state' }],
  });
  await browser.call(withdrawOrder, { body: { orderNumber } });
  expect(await report(server, { orderNumber, state: 'confirmed' })).toMatchObject(finished);
});

it('a report is accepted only with a current signature by either secret', async () => {
  const { server, orderNumber, followed } = await openShop('SQLite', [secret, secretOf('b')]);
  const told = { orderNumber, state: 'confirmed' };
  const unsigned = { status: 401, code: 'unsigned' };
  expect(await report(server, told, { by: secretOf('c') })).toMatchObject(unsigned);
  const yesterday = new Date(Date.now() - dayMs);
  expect(await report(server, told, { at: yesterday })).toMatchObject(unsigned);
  expect((await followed())?.state).toBe('placed');
  expect(await report(server, told, { by: secretOf('b') })).toMatchObject({ status: 200 });
});

it('reports have no address where no secret is configured', async () => {
  const { server, orderNumber } = await openShop('SQLite', []);
  expect(await report(server, { orderNumber, state: 'confirmed' })).toMatchObject({ status: 404 });
});
