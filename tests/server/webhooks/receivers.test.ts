import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isPublic } from '../../../server/webhooks/public-address.ts';
import { webhookSender } from '../../../server/webhooks/webhook-sender.ts';
import { dayMs, hourMs } from '../../../src/brazil/durations.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import {
  listReplayReceivers,
  readDelivery,
  replayDeliveries,
} from '../../../src/contract/panel/deliveries.ts';
import {
  addReceiver,
  changeReceiver,
  endReceiver,
  listReceivers,
  rotateReceiver,
  testReceiver,
} from '../../../src/contract/panel/integrations.ts';
import { webhookEventNames } from '../../../src/contract/webhooks/webhook-events.ts';
import { standIn } from '../gateways/stand-in.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWorker } from '../test-server/open-worker.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

/** A CRM that keeps what it was sent, and replies as it is told. */
async function openCrm() {
  const taken: { id: string; body: string; headers: Record<string, string> }[] = [];
  const says = { status: 200, text: 'ok' };
  const url = await standIn((request, response) => {
    void text(request).then((body) => {
      const given = Object.entries(request.headers);
      const headers = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
      taken.push({ id: headers['webhook-id'] ?? '', body, headers });
      response.writeHead(says.status).end(says.text);
    });
  });
  return { url, taken, says };
}

const isSigned = (
  secret: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): boolean => {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
};

async function openShop(engine: Engine, { sandbox = true, tick = 0 } = {}) {
  // Starts at the real time, because receivers check signatures by their own clock.
  const server = await openTestServer({ engine, sandbox, tick, begin: new Date().toISOString() });
  const { browser: admin } = await server.signIn('admin');
  const { database, repositories, now } = server;
  const worker = openWorker(server, {
    webhook: webhookSender({ ...repositories, sandbox, database, clock: now }),
  });
  let calls = 0;
  return {
    ...{ ...server, server, admin, send: worker.round },
    /** Something that is told of. */
    happens: () => server.browser().call(requestCall, { body: { telephone: `1198765432${calls++}` } }),
  };
}

const all = { events: [...webhookEventNames] };
const named = { params: { name: 'crm' } };
const day = (now: Date) => new Date(now.getTime() - 3 * hourMs).toISOString().slice(0, 10);

describe.each(engines)('receivers made in the panel, on %s', (engine) => {
  it('a receiver gets the events it has chosen, signed by the key that was shown once', async () => {
    const [crm, shop] = [await openCrm(), await openShop(engine)];
    const body = { name: 'crm', url: crm.url, events: ['order.placed' as const] };
    const { secret } = await shop.admin.call(addReceiver, { body });
    expect(secret).toMatch(/^whsec_/);
    await shop.happens();
    await shop.send();
    expect(crm.taken).toEqual([]);
    await shop.admin.call(changeReceiver, { ...named, body: { url: crm.url, ...all } });
    await shop.happens();
    await shop.send();
    expect(crm.taken).toHaveLength(1);
    expect(crm.taken.every((one) => isSigned(secret, one))).toBe(true);
    const stored = await shop.server.rows('webhook_endpoints');
    expect(JSON.stringify(stored)).not.toContain(secret);
    const { receivers } = await shop.admin.call(listReceivers, {});
    expect(receivers).toMatchObject([{ name: 'crm', isFixed: false, isGone: false, formerUntil: null }]);
  });

  it('after a rotation both keys sign for a day, then only the new one', async () => {
    const [crm, shop] = [await openCrm(), await openShop(engine)];
    const { secret: former } = await shop.admin.call(addReceiver, {
      body: { name: 'crm', url: crm.url, ...all },
    });
    const { secret: neverShown } = await shop.admin.call(rotateReceiver, { ...named, body: {} });
    // Its answer was lost, and the key was changed once more.
    const { secret } = await shop.admin.call(rotateReceiver, { ...named, body: {} });
    await shop.happens();
    await shop.send();
    expect(crm.taken.some((one) => isSigned(neverShown, one))).toBe(false);
    expect([former, secret].map((key) => crm.taken.some((one) => isSigned(key, one)))).toEqual([true, true]);
    shop.pass({ days: 1, milliseconds: 1 });
    const found = await shop.server.database.read((db) =>
      shop.server.repositories.receivers.find(db, 'crm', shop.now()),
    );
    expect(found?.secrets).toEqual([secret]);
  });

  it('a test tells what the receiver replied, and what it was sent', async () => {
    const [crm, shop] = [await openCrm(), await openShop(engine)];
    await shop.admin.call(addReceiver, { body: { name: 'crm', url: crm.url, ...all } });
    Object.assign(crm.says, { status: 500, text: `Falha ${'x'.repeat(600)}` });
    const { delivery } = await shop.admin.call(testReceiver, { ...named, body: {} });
    await shop.send();
    const { attempts } = await shop.admin.call(readDelivery, { params: { id: delivery } });
    expect(attempts).toMatchObject([{ outcome: 'not-taken', reason: 'http 500' }]);
    expect(attempts[0]?.reply).toMatch(/^Falha x{494}$/);
    const sealed = await shop.server.rows('delivery_attempts', 'reply');
    expect(JSON.stringify(sealed)).not.toContain('Falha');
  });

  it('the panel shows an event as it was sent, without the contact in it', async () => {
    const [crm, shop] = [await openCrm(), await openShop(engine)];
    await shop.admin.call(addReceiver, { body: { name: 'crm', url: crm.url, ...all } });
    await shop.happens();
    await shop.send();
    const { content } = await shop.admin.call(readDelivery, { params: { id: crm.taken[0]?.id ?? '' } });
    expect(crm.taken[0]?.body).toContain('11987654320');
    expect(content).toContain(`webhook-id: ${crm.taken[0]?.id}`);
    const [shown, sent] = [
      JSON.parse(content.slice(content.indexOf('{'))),
      JSON.parse(crm.taken[0]?.body ?? ''),
    ];
    expect(shown).toEqual({ ...sent, data: { ...sent.data, telephone: shown.data.telephone } });
    expect(Object.keys(shown)).toEqual(Object.keys(sent));
    expect(content).not.toContain('11987654320');
  });

  it('the events of some days are sent again under their ids, and what waits only once', async () => {
    const [crm, shop] = [await openCrm(), await openShop(engine)];
    await shop.admin.call(addReceiver, { body: { name: 'crm', url: crm.url, ...all } });
    await shop.happens();
    await shop.happens();
    await shop.send();
    const first = crm.taken.map(({ id }) => id).toSorted();
    await shop.happens();
    const today = day(shop.now());
    const span = { to: 'crm', from: today, until: today };
    expect(await shop.admin.call(replayDeliveries, { body: span })).toEqual({ repeated: 2 });
    await shop.send();
    expect(crm.taken).toHaveLength(5);
    expect(new Set(crm.taken.map(({ id }) => id)).size).toBe(3);
    expect(crm.taken.map(({ id }) => id).filter((id) => first.includes(id))).toHaveLength(4);
    const [entry] = (await shop.server.audit()).filter(({ action }) => action === 'deliveries.replayed');
    expect(entry).toMatchObject({ subject: 'receiver', subjectId: 'crm' });
  });

  it('events are sent again only to a receiver that is there, of days that have come', async () => {
    const [crm, shop] = [await openCrm(), await openShop(engine)];
    await shop.admin.call(addReceiver, { body: { name: 'crm', url: crm.url, ...all } });
    expect(await shop.admin.call(listReplayReceivers, {})).toEqual({ names: ['crm'] });
    const [today, tomorrow] = [day(shop.now()), day(new Date(shop.now().getTime() + dayMs))];
    const wrongIn = async (body: { to: string; from: string; until: string }) =>
      (await shop.admin.refused(replayDeliveries, { body })).fields?.map(({ field }) => field);
    expect(await wrongIn({ to: 'bi', from: tomorrow, until: today })).toEqual(['to', 'from', 'until']);
    expect(await wrongIn({ to: 'crm', from: tomorrow, until: tomorrow })).toEqual(['from']);
    const span = { to: 'crm', from: today, until: tomorrow };
    expect(await shop.admin.call(replayDeliveries, { body: span })).toEqual({ repeated: 0 });
  });

  it('an ended receiver gets nothing more, not even what waited', async () => {
    const [crm, shop] = [await openCrm(), await openShop(engine)];
    await shop.admin.call(addReceiver, { body: { name: 'crm', url: crm.url, ...all } });
    await shop.happens();
    await shop.admin.call(endReceiver, named);
    await shop.happens();
    await shop.send();
    expect(crm.taken).toEqual([]);
    expect((await shop.admin.refused(rotateReceiver, { ...named, body: {} })).status).toBe(404);
  });

  it('two receivers cannot share a name', async () => {
    const [crm, shop] = [await openCrm(), await openShop(engine)];
    const body = { name: 'crm', url: crm.url, ...all };
    await shop.admin.call(addReceiver, { body });
    expect((await shop.admin.refused(addReceiver, { body })).fields).toMatchObject([{ field: 'name' }]);
  });
});

it('more events than go at once are refused, and fewer go again oldest first', async () => {
  const shop = await openShop('SQLite', { tick: 1 });
  const { repositories, database } = shop.server;
  const crm = { name: 'crm', url: 'http://crm.exemplo.com.br', ...all };
  await database.write((db) => repositories.receivers.add(db, crm, shop.now()));
  const put = (kind: string) =>
    database.write((db) => {
      const [dueAt, ends] = [shop.now(), new Date(shop.now().getTime() + dayMs)];
      const item = { kind, channel: 'webhook', to: 'crm', data: { at: '', data: {} }, leadId: null } as const;
      return repositories.outbox.put(db, { ...item, dueAt, sendUntil: ends, endsAt: ends }, dueAt);
    });
  const first = await put('order.placed');
  await Promise.all(Array.from({ length: 1998 }, () => put('order.placed')));
  const last = await put('order.placed');
  await put('call.requested');
  await database.write((db) =>
    db.updateTable('message_outbox').set({ state: 'sent', due_at: null }).execute(),
  );
  const today = day(shop.now());
  const span = { to: 'crm', from: today, until: today };
  const { fields } = await shop.admin.refused(replayDeliveries, { body: span });
  expect(fields).toMatchObject([{ field: 'until' }]);
  await database.write((db) =>
    db.deleteFrom('message_outbox').where('kind', '=', 'call.requested').execute(),
  );
  expect(await shop.admin.call(replayDeliveries, { body: span })).toEqual({ repeated: 2000 });
  const dueOf = async (id: string | null) =>
    (await database.read((db) => repositories.outbox.find(db, id ?? '', shop.now())))?.dueAt ?? '';
  expect((await dueOf(first)) < (await dueOf(last))).toBe(true);
});

it.each([
  'crm.exemplo.com.br',
  'http://crm.exemplo.com.br/avisos',
  'https://ana:segredo@crm.exemplo.com.br/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://2130706433/',
])('outside the sandbox an address of the own network or without TLS is refused: %s', async (url) => {
  const shop = await openShop('SQLite', { sandbox: false });
  const { fields } = await shop.admin.refused(addReceiver, { body: { name: 'crm', url, ...all } });
  expect(fields).toMatchObject([{ field: 'url' }]);
});

it('a public address may be sent to', async () => {
  expect(await isPublic('https://203.0.113.9/')).toBe(true);
  expect(await isPublic('https://[2606:4700::1111]/')).toBe(true);
});

it('an address that has moved into the own network is not sent to', async () => {
  const [crm, shop] = [await openCrm(), await openShop('SQLite', { sandbox: false })];
  const { repositories, database } = shop.server;
  await database.write((db) =>
    repositories.receivers.add(db, { name: 'crm', url: crm.url, ...all }, shop.now()),
  );
  await shop.happens();
  await shop.send();
  expect(crm.taken).toEqual([]);
  const items = await database.read((db) =>
    repositories.outbox.list(db, { many: 5, channels: ['webhook'] }, shop.now()),
  );
  expect(items).toMatchObject([{ state: 'failed', failure: 'private address' }]);
});
