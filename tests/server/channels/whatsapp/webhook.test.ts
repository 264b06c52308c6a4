import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { whatsappWebhookPath } from '../../../../server/channels/whatsapp/webhook.ts';
import { type Changes, openTestServer, type TestServer } from '../../test-server/open-test-server.ts';
import { sampledEngines } from '../../test-server/test-database.ts';

const whatsappWebhook = { appSecret: 'secret-of-the-app', verifyToken: 'word-of-the-settings' };
const signed = (body: string, secret = whatsappWebhook.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const openShop = (changes?: Changes) =>
  openTestServer({ whatsapp: { webhook: whatsappWebhook }, ...changes });

const notice = (...statuses: object[]) => JSON.stringify({ entry: [{ changes: [{ value: { statuses } }] }] });

const post = (server: TestServer, body: string, signature = signed(body)) =>
  server.app.inject({
    method: 'POST',
    url: whatsappWebhookPath,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    payload: body,
  });

/** A message that WhatsApp has taken. */
async function putMessage(server: TestServer): Promise<string> {
  const to = { phone: '11987654321', email: 'ana@exemplo.com.br' };
  const data = { url: 'https://loja.example/', until: '26/11/2026' };
  await server.database.write((db) =>
    server.repositories.messages.put(db, { kind: 'lead-link', to, data, leadId: null }, server.now()),
  );
  await server.change('message_outbox', { state: 'sent', provider_id: 'wamid.1' });
  return (await listed(server))?.id ?? '';
}

const listed = async (server: TestServer) => (await server.outbox())[0];

describe.each(sampledEngines)('the WhatsApp webhook on %s', (engine) => {
  it('a WhatsApp status is noted in whatever order it arrives', async () => {
    const server = await openShop({ engine });
    const biz_opaque_callback_data = await putMessage(server);
    const told = (status: string) => notice({ id: 'wamid.1', status, biz_opaque_callback_data });
    expect((await post(server, told('delivered'))).statusCode).toBe(200);
    expect(await listed(server)).toMatchObject({ delivery: 'delivered' });
    for (const late of ['sent', 'failed']) await post(server, told(late));
    expect(await listed(server)).toMatchObject({ delivery: 'delivered', state: 'sent' });
    await post(server, told('read'));
    await post(server, notice({ id: 'wamid.1', status: 'delivered' }));
    expect(await listed(server)).toMatchObject({ delivery: 'read' });
  });

  it('a WhatsApp message that did not arrive and has no other channel becomes failed, with the code of the reason', async () => {
    const channelSettings = { setUp: new Set(['whatsapp'] as const) };
    const server = await openShop({ engine, channelSettings });
    const biz_opaque_callback_data = await putMessage(server);
    const failed = { id: 'wamid.1', status: 'failed', errors: [{ code: 131026 }], biz_opaque_callback_data };
    await post(server, notice(failed));
    expect(await listed(server)).toMatchObject({ state: 'failed', failure: 'whatsapp 131026' });
  });

  it.each([
    [131026, { channel: 'sms', state: 'waiting', failure: 'whatsapp 131026', to: '11987654321' }],
    [190, { channel: 'sms', state: 'waiting' }],
    [131056, { channel: 'whatsapp', state: 'waiting' }],
    [131050, { channel: 'whatsapp', state: 'failed' }],
    [999999, { channel: 'sms', state: 'waiting', failure: 'whatsapp 999999' }],
  ])(
    'a WhatsApp report of the error %i does what its row says, however often it comes',
    async (code, expected) => {
      const channelSettings = { setUp: new Set(['whatsapp', 'sms'] as const) };
      const server = await openShop({ engine, channelSettings });
      const biz_opaque_callback_data = await putMessage(server);
      const errors = [{ code }];
      const failed = notice({ id: 'wamid.1', status: 'failed', errors, biz_opaque_callback_data });
      for (let times = 0; times < 3; times++) expect((await post(server, failed)).statusCode).toBe(200);
      const item = await listed(server);
      expect(item).toMatchObject(expected);
      const attempts = await server.database.read((db) =>
        server.repositories.outbox.attempts(db, item?.id ?? ''),
      );
      expect(attempts).toMatchObject([
        { channel: 'whatsapp', outcome: 'undelivered', reason: `whatsapp ${code}` },
      ]);
    },
  );
});

it('between the parts of a large batch others write', async () => {
  const server = await openShop();
  const { write } = server.database;
  const order: string[] = [];
  server.database.write = async (job) => {
    const result = await write(job);
    order.push('part');
    // It waits behind what was asked for before it.
    if (order.length === 1) void write(async () => {}).then(() => order.push('other'));
    return result;
  };
  const statuses = Array.from({ length: 500 }, (_, index) => ({ id: `wamid.${index}`, status: 'read' }));
  expect((await post(server, notice(...statuses))).statusCode).toBe(200);
  expect(order.indexOf('other')).toBeLessThan(order.length - 2);
});

it('a WhatsApp status without the app’s signature is ignored', async () => {
  const server = await openShop();
  const biz_opaque_callback_data = await putMessage(server);
  const body = notice({ id: 'wamid.1', status: 'failed', biz_opaque_callback_data });
  for (const signature of ['', signed(body, 'another'), signed(`${body} `)])
    expect((await post(server, body, signature)).statusCode).toBe(401);
  expect(await listed(server)).toMatchObject({ state: 'sent' });
});

it('of large bodies that nobody has signed only some are read at the same time, and reports still arrive', async () => {
  const server = await openShop({ trustProxy: 1 });
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const refused: (number | undefined)[] = [];
  const begin = (number: number, signature: string) => {
    const headers = {
      ...{ 'content-type': 'application/json', 'content-length': 1_000_000 },
      ...{ 'x-forwarded-for': `203.0.113.${number}`, 'x-hub-signature-256': signature },
    };
    const sent = request({ port, path: whatsappWebhookPath, method: 'POST', headers });
    sent.on('response', ({ statusCode }) => refused.push(statusCode)).on('error', () => {});
    sent.write('{');
    onTestFinished(() => void sent.destroy());
  };
  for (let number = 0; number < 40; number += 1) begin(number, signed('another body'));
  await expect.poll(() => refused.length).toBeGreaterThan(40 / 2);
  expect(new Set(refused)).toEqual(new Set([429]));
  expect((await post(server, notice())).statusCode).toBe(200);
  begin(41, 'no signature');
  await expect.poll(() => refused).toContain(401);
});

it('a WhatsApp status that every object knows by name is no status', async () => {
  const server = await openShop();
  for (const status of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
    expect((await post(server, notice({ id: 'wamid.1', status }))).statusCode).toBe(200);
});

it.each(['{}', 'no json', '[]', notice(), '{"entry":[{"changes":[{"value":{"messages":[{}]}}]}]}'])(
  'a WhatsApp notice that is not ours is accepted and ignored: %s',
  async (body) => {
    const server = await openShop();
    expect((await post(server, body)).statusCode).toBe(200);
  },
);

it('the WhatsApp webhook is subscribed only with the token of the settings', async () => {
  const server = await openShop();
  const ask = (word: string) =>
    server.app.inject({
      url: whatsappWebhookPath,
      query: { 'hub.mode': 'subscribe', 'hub.verify_token': word, 'hub.challenge': '1158201444' },
    });
  const right = await ask(whatsappWebhook.verifyToken);
  expect([right.statusCode, right.body]).toEqual([200, '1158201444']);
  expect((await ask('another')).statusCode).toBe(403);
});

it('the WhatsApp webhook does not exist where it is not configured', async () => {
  const server = await openTestServer();
  expect((await post(server, notice())).statusCode).toBe(404);
});
