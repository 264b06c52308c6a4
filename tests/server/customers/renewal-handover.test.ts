import { expect, it } from 'vitest';
import { openHandovers } from '../../../server/renewals/open-handovers.ts';
import { webhookEventNames } from '../../../src/contract/webhooks/webhook-events.ts';
import { listening } from '../gateways/listening.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWorker } from '../test-server/open-worker.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';
import { offer, renewing } from './customer.ts';
import { renew } from './renew.ts';

const crm = {
  name: 'crm',
  url: 'http://127.0.0.1:9',
  secrets: [`whsec_${'A'.repeat(32)}`],
  events: webhookEventNames,
};

/** A shop with an external system for renewals, and a renewing customer. */
async function openShop(engine: Engine) {
  const erp = await listening(() => ({ body: { number: 'RN-1' } }));
  const server = await openTestServer({ engine, channelSettings: { handsOver: true, webhooks: [crm] } });
  const { database, repositories, now } = server;
  const context = { repositories, database, clock: now, siteUrl: 'https://loja.example' };
  const { round } = openWorker(server, { orders: openHandovers({ url: erp.url, token: 'secret' }, context) });
  const orderNumber = await renew(server.browser());
  return {
    ...{ server, orderNumber, asked: erp.asked, send: round },
    object: () => database.write((db) => repositories.renewals.object(db, orderNumber, now())),
    told: () => server.outbox({ channels: ['webhook'] }),
  };
}

it.each(sampledEngines)(
  'a renewal on %s is announced at once and handed over when the time to object is over',
  async (engine) => {
    const { server, orderNumber, asked, send, told } = await openShop(engine);
    expect(await told()).toMatchObject([{ kind: 'renewal.placed', data: { data: { orderNumber } } }]);
    expect(JSON.stringify(await told())).not.toContain(renewing.cpf);
    server.pass({ hours: 47 });
    await send();
    expect(asked).toEqual([]);
    server.pass({ hours: 1 });
    await send();
    await send();
    expect(asked).toMatchObject([
      {
        path: '/renewals',
        headers: { 'idempotency-key': orderNumber },
        body: { orderNumber, plan: { sku: offer.sku }, customer: { cpf: renewing.cpf } },
      },
    ]);
  },
);

it.each(sampledEngines)(
  'a renewal on %s that the contact on file objected to is not handed over',
  async (engine) => {
    const { server, orderNumber, asked, send, object, told } = await openShop(engine);
    await object();
    server.pass({ hours: 48 });
    await send();
    expect(asked).toEqual([]);
    expect((await told()).map(({ kind }) => kind).sort()).toEqual(['renewal.objected', 'renewal.placed']);
    expect(JSON.stringify(await told())).toContain(orderNumber);
  },
);
