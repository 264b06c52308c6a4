import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { repeatDelivery } from '../../../server/messages/repeat-delivery.ts';
import { tellAbandonedLeads } from '../../../server/recovery/tell-abandoned-leads.ts';
import { webhookSender } from '../../../server/webhooks/webhook-sender.ts';
import type { WebhookEndpoint } from '../../../server/webhooks/webhook-settings.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { withdrawOrder } from '../../../src/contract/calls/orders.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { webhookEventNames, webhookEvents } from '../../../src/contract/webhooks/webhook-events.ts';
import { hangs, standIn } from '../gateways/stand-in.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWorker } from '../test-server/open-worker.ts';
import { agreed, approvedCpf } from '../test-server/order.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

const sent = z.object({ type: z.enum(webhookEventNames), timestamp: z.string(), data: z.unknown() });

/** A CRM that refuses unsigned requests and replies by a function. */
async function openReceiver(secret: string, statusOf: (count: number) => number = () => 200) {
  const taken: { id: string; body: z.output<typeof sent> }[] = [];
  const ids: string[] = [];
  const url = await standIn((request, response) => {
    text(request).then((body) => {
      const given = Object.entries(request.headers);
      const headers = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
      const id = headers['webhook-id'] ?? '';
      ids.push(id);
      new Webhook(secret).verify(body, headers);
      const status = statusOf(ids.length);
      if (status === 200) taken.push({ id, body: sent.parse(JSON.parse(body)) });
      response.writeHead(status).end();
    });
  });
  return { url, ids, taken };
}

/** `timeoutMs`: the shop's own suits busy machines. */
async function openShop(
  engine: Engine,
  endpoints: readonly WebhookEndpoint[],
  waiting: { readonly timeoutMs?: number } = {},
) {
  // Starts at the real time, because the receiver checks signatures by its own clock.
  const begin = new Date().toISOString();
  const server = await openTestServer({ engine, channelSettings: { webhooks: endpoints }, begin });
  const { database, repositories, now } = server;
  const failures: unknown[] = [];
  const webhook = webhookSender({ ...repositories, sandbox: true, database, clock: now, ...waiting });
  const send = () => openWorker(server, { webhook }, (error) => void failures.push(error)).round();
  const list = () => server.outbox({ channels: ['webhook'] });
  const only = async () => (await list())[0] ?? expect.fail('Nothing is to be sent');
  return {
    ...{ ...server, server, failures, list, only, send },
    attempts: async () => {
      const { id } = await only();
      return database.read((db) => repositories.outbox.attempts(db, id));
    },
    repeat: async () => {
      const { id } = await only();
      return database.write((db) => repeatDelivery(repositories.outbox, db, id, now()));
    },
    tellAbandoned: () => tellAbandonedLeads({ database, ...repositories, clock: now }),
  };
}

const endpoint = (url: string, secrets: readonly string[], events = webhookEventNames) => ({
  name: 'crm',
  url,
  secrets,
  events: [...events],
});

const askForCall = { body: { telephone: '11987654321' } };

describe.each(sampledEngines)('webhook events on %s', (engine) => {
  it('the event of an order is signed and contains no personal data', async () => {
    const secret = newSecret();
    const receiver = await openReceiver(secret);
    const shop = await openShop(engine, [endpoint(receiver.url, [secret])]);
    const { browser, orderNumber } = await shop.server.ordered();
    await browser.call(withdrawOrder, { body: { orderNumber } });
    await shop.send();
    expect(shop.failures).toEqual([]);
    expect(receiver.taken.map(({ body }) => body.type).sort()).toEqual(['order.changed', 'order.placed']);
    for (const { body } of receiver.taken) {
      expect(webhookEvents[body.type].data.parse(body.data)).toEqual(body.data);
      expect(body.data).toMatchObject({ orderNumber });
    }
    const nothing = { source: '', medium: '', utm: '' };
    expect(receiver.taken.find(({ body }) => body.type === 'order.placed')?.body.data).toMatchObject({
      ...{ face: null, channel: 'site', sellerId: null },
      touches: { first: nothing, last: nothing },
    });
    const told = JSON.stringify(receiver.taken);
    for (const secretOf of ['Maria', approvedCpf, '11987654321', 'maria@', 'Paulista'])
      expect(told).not.toContain(secretOf);
    expect(await shop.attempts()).toMatchObject([{ outcome: 'taken', reason: 'http 200' }]);
  });

  it('a refused order sends no event', async () => {
    const shop = await openShop(engine, [endpoint('http://127.0.0.1:9', [newSecret()])]);
    const { browser, params } = await shop.server.leadAt('order');
    const wrong = { ...agreed, offerSelected: { ...agreed.offerSelected, price: 1 } };
    await browser.refused(leads.finishOrder, { params, body: wrong });
    expect(await shop.list()).toEqual([]);
  });

  it('an event goes to each subscribed system', async () => {
    const all = endpoint('http://127.0.0.1:9/all', [newSecret()]);
    const orders = { ...endpoint('http://127.0.0.1:9/orders', [newSecret()]), name: 'erp' };
    const shop = await openShop(engine, [all, { ...orders, events: ['order.placed'] }]);
    await shop.server.browser().call(requestCall, askForCall);
    expect(await shop.list()).toMatchObject([{ kind: 'call.requested', to: 'crm', state: 'waiting' }]);
  });

  it('a failed event is sent again under the same id, and each attempt is logged', async () => {
    const secret = newSecret();
    const receiver = await openReceiver(secret, (count) => [500, 404, 200][count - 1] ?? 200);
    const shop = await openShop(engine, [endpoint(receiver.url, [secret])]);
    await shop.server.browser().call(requestCall, askForCall);
    await shop.send();
    await shop.send();
    expect(receiver.ids).toHaveLength(1);
    shop.pass({ minutes: 0.5 });
    await shop.send();
    shop.pass({ minutes: 2 });
    await shop.send();
    expect(receiver.ids).toHaveLength(3);
    expect(new Set(receiver.ids).size).toBe(1);
    expect((await shop.attempts()).map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual([
      'not-taken http 500',
      'not-taken http 404',
      'taken http 200',
    ]);
    expect(await shop.only()).toMatchObject({ state: 'sent', attempts: 3 });
  });

  it('an event that is not answered in time was not taken', async () => {
    const shop = await openShop(engine, [endpoint(await standIn(hangs), [newSecret()])], { timeoutMs: 50 });
    await shop.server.browser().call(requestCall, askForCall);
    await shop.send();
    expect(await shop.attempts()).toMatchObject([{ outcome: 'not-taken', reason: 'http timeout' }]);
  });

  it('an endpoint that answered 410 gets no events until a person repeats one', async () => {
    const secret = newSecret();
    const receiver = await openReceiver(secret, (count) => (count === 1 ? 410 : 200));
    const shop = await openShop(engine, [endpoint(receiver.url, [secret])]);
    const browser = shop.server.browser();
    await browser.call(requestCall, askForCall);
    await shop.send();
    shop.pass({ milliseconds: 1 });
    await browser.call(requestCall, { body: { telephone: '11976543210' } });
    await shop.send();
    expect(receiver.ids).toHaveLength(1);
    expect(await shop.list()).toMatchObject([
      { state: 'failed', failure: 'endpoint gone' },
      { state: 'failed', failure: 'http 410' },
    ]);
    expect(await shop.repeat()).toBe('repeated');
    await shop.send();
    expect(receiver.taken).toHaveLength(1);
    expect(await shop.repeat()).toBe('repeated');
    await shop.send();
    expect(receiver.taken.map(({ id }) => id)).toEqual([receiver.ids[1], receiver.ids[1]]);
  });

  it('an abandoned lead sends one event, only with consent', async () => {
    const shop = await openShop(engine, [endpoint('http://127.0.0.1:9', [newSecret()])]);
    await shop.tellAbandoned();
    const ids: string[] = [];
    for (const accept_promotions of [true, false]) {
      const { browser, idLead } = await shop.server.leadAt('confirmation');
      const email = 'maria@exemplo.com.br';
      await browser.call(leads.saveEmail, { params: { idLead }, body: { email, accept_promotions } });
      ids.push(idLead);
    }
    await shop.tellAbandoned();
    expect(await shop.list()).toEqual([]);
    shop.pass({ minutes: 61 });
    await Promise.all([shop.tellAbandoned(), shop.tellAbandoned()]);
    await shop.tellAbandoned();
    const told = await shop.list();
    expect(told).toMatchObject([
      { kind: 'lead.abandoned', data: { data: { leadId: ids[0], email: 'maria@exemplo.com.br' } } },
    ]);
    expect(JSON.stringify(told)).not.toContain(approvedCpf);
    expect(JSON.stringify(told)).not.toContain('11987654321');
  });

  it('an event is erased together with its lead', async () => {
    const shop = await openShop(engine, [endpoint('http://127.0.0.1:9', [newSecret()])]);
    await shop.tellAbandoned();
    const { browser, idLead } = await shop.server.leadAt('name');
    await browser.call(leads.saveEmail, {
      params: { idLead },
      body: { email: 'maria@exemplo.com.br', accept_promotions: true },
    });
    shop.pass({ minutes: 61 });
    await shop.tellAbandoned();
    await shop.send();
    expect(await shop.attempts()).toHaveLength(1);
    await shop.server.database.write((db) => shop.repositories.outbox.forgetLead(db, idLead));
    expect(await shop.server.rows('delivery_attempts')).toEqual([]);
  });
});
