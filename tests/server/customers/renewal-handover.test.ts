import { expect, it } from 'vitest';
import { outboxClaims } from '../../../server/outbox/outbox-claims.ts';
import { outboxWorker } from '../../../server/outbox/outbox-worker.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { openHandovers } from '../../../server/renewals/open-handovers.ts';
import {
  chooseRenewalOffer,
  findRenewalOffers,
  finishRenewal,
} from '../../../src/contract/calls/renewals.ts';
import { webhookEventNames } from '../../../src/contract/webhooks/webhook-events.ts';
import { listening } from '../gateways/listening.ts';
import { openTestServer, testKeys } from '../test-server/open-test-server.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';
import { offer, renewing } from './customer.ts';

const crm = {
  name: 'crm',
  url: 'http://127.0.0.1:9',
  secrets: [`whsec_${'A'.repeat(32)}`],
  events: webhookEventNames,
};

/** A shop with an external system for renewals, and a renewing customer. */
async function openShop(engine: Engine) {
  const erp = await listening(() => ({ body: { number: 'RN-1' } }));
  const channelSettings = {
    setUp: new Set<never>(),
    quietHours: { from: 0, to: 0 },
    handsOver: true,
    webhooks: [crm],
  };
  const server = await openTestServer({ engine, channelSettings });
  const { database, repositories, now: clock } = server;
  const protection = createProtection(testKeys, systemRandom);
  const worker = outboxWorker({
    database,
    claims: outboxClaims(protection, systemRandom),
    senders: {
      orders: openHandovers(
        { url: erp.url, token: 'secret' },
        { repositories, database, clock, siteUrl: 'https://loja.example' },
      ),
    },
    clock,
    timer: { after: () => () => undefined },
    failed: (error) => {
      throw error;
    },
  });
  const browser = server.browser();
  const { id_renewal_request: id } = await browser.call(findRenewalOffers, { body: renewing });
  const params = { id: id ?? '' };
  await browser.call(chooseRenewalOffer, {
    params: { id_renewal_request_user: params.id },
    body: { offer1: true },
  });
  const finish = { accept_information: true as const, offerSelected: offer };
  const { orderNumber } = await browser.call(finishRenewal, { params, body: finish });
  return {
    server,
    orderNumber,
    asked: erp.asked,
    send: worker.round,
    object: () => database.write((db) => repositories.renewals.object(db, orderNumber, clock())),
    told: () =>
      database.read((db) => repositories.outbox.list(db, { many: 9, channels: ['webhook'] }, clock())),
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
