import { describe, expect, it } from 'vitest';
import { serviceClient } from '../../../server/gateways/service-client.ts';
import { handoverSender } from '../../../server/orders/handover/order-handover.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { withdrawOrder } from '../../../src/contract/calls/orders.ts';
import { readOrder } from '../../../src/contract/panel/orders.ts';
import { listening } from '../gateways/listening.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWorker } from '../test-server/open-worker.ts';
import { agreed, approvedCpf } from '../test-server/order.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

type Reply = (count: number) => { status?: number; body: unknown };

async function openShop(engine: Engine, reply: Reply) {
  const erp = await listening((_, count) => reply(count));
  const server = await openTestServer({ engine, channelSettings: { handsOver: true } });
  const { database, repositories, now } = server;
  const service = serviceClient({ url: erp.url, token: 'secret' });
  const context = { service, database, clock: now, repositories, siteUrl: 'https://loja.example' };
  const { round } = openWorker(server, { orders: handoverSender(context) });
  const { browser, params, confirm, finish } = await server.leadAt('order');
  const complements = [{ type: 'apartamento', value: '12' }];
  await browser.call(leads.saveInstallation, { params, body: { complement: '12', complements } });
  await confirm();
  const { orderNumber } = await finish();
  const order = async () => (await server.rows('orders', 'state', 'external_number'))[0];
  const items = () => server.outbox({ channels: ['orders'] });
  return { server, browser, params, orderNumber, asked: erp.asked, send: round, order, items };
}

describe.each(engines)('the handover of an order on %s', (engine) => {
  it('an order is handed over as a whole, and its number and state come back', async () => {
    const { server, asked, orderNumber, send, order, items } = await openShop(engine, () => ({
      body: { number: 'OS-77', state: 'confirmed' },
    }));
    expect(JSON.stringify(await items())).not.toMatch(/Maria|52998224725/);
    await send();
    expect(asked).toMatchObject([
      {
        path: '/orders',
        headers: { authorization: 'Bearer secret', 'idempotency-key': orderNumber },
        body: {
          orderNumber,
          customer: { document: { kind: 'cpf', number: approvedCpf }, name: 'Maria Souza' },
          address: { cep: '01310100', number: '1000', complement: 'apartamento 12', city: 'São Paulo' },
          bank: null,
        },
      },
    ]);
    expect(await order()).toEqual({ state: 'confirmed', external_number: 'OS-77' });
    const { browser } = await server.signIn('seller');
    const seen = await browser.call(readOrder, { params: { number: orderNumber } });
    expect(seen.order.externalNumber).toBe('OS-77');
  });

  it('an order cancelled by the other system loses its visit', async () => {
    const { server, orderNumber, send, order } = await openShop(engine, () => ({
      body: { number: 'OS-78', state: 'cancelled' },
    }));
    await send();
    expect(await order()).toEqual({ state: 'cancelled', external_number: 'OS-78' });
    const { browser } = await server.signIn('seller');
    const seen = await browser.call(readOrder, { params: { number: orderNumber } });
    expect(seen.order.visit).toBeNull();
  });

  it('a handover is repeated under the same key and takes effect once', async () => {
    const { server, browser, params, orderNumber, asked, send, order } = await openShop(engine, (count) =>
      count === 1 ? { status: 503, body: {} } : { body: { number: 'OS-1' } },
    );
    await browser.call(leads.finishOrder, { params, body: agreed });
    await send();
    expect(await order()).toEqual({ state: 'placed', external_number: null });
    server.pass({ minutes: 1 });
    await send();
    await send();
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([orderNumber, orderNumber]);
    expect(await order()).toEqual({ state: 'placed', external_number: 'OS-1' });
  });

  it('an order withdrawn before its handover is not handed over', async () => {
    const { browser, orderNumber, asked, send, items } = await openShop(engine, () => ({
      body: { number: 'OS-1' },
    }));
    await browser.call(withdrawOrder, { body: { orderNumber } });
    await send();
    expect(asked).toEqual([]);
    expect(await items()).toMatchObject([{ state: 'sent' }]);
  });
});
