import { expect, it, vi } from 'vitest';
import { postJson } from '../../../server/outbox/post-json.ts';
import { webhookSender } from '../../../server/webhooks/webhook-sender.ts';
import { says, standIn } from '../gateways/stand-in.ts';
import { openTestServer } from '../test-server/open-test-server.ts';

// Before the connection every name leads outside; the connection asks the real names.
vi.mock('node:dns/promises', () => ({ lookup: async () => [{ address: '203.0.113.9', family: 4 }] }));

const post = { body: '{}', headers: {}, timeoutMs: 4000, now: new Date(0), keepsReply: true } as const;

it('a name that leads into the own network only at the connection is not sent to', async () => {
  const asked: unknown[] = [];
  const url = await standIn((request, response) => {
    asked.push(request.url);
    response.end();
  });
  const server = await openTestServer();
  const send = (isMade: boolean) =>
    webhookSender({
      receivers: {
        find: async () => ({
          name: 'crm',
          url: url.replace('127.0.0.1', 'localhost'),
          events: [],
          secrets: [],
          isMade,
        }),
      },
      sandbox: false,
      database: server.database,
      clock: server.now,
    })({ id: 'a', kind: 'order.placed', channel: 'webhook', to: 'crm', data: { at: '', data: {} } });
  expect(await send(true)).toEqual({ kind: 'not-taken', reason: 'http EOWN' });
  expect(asked).toEqual([]);
  expect(await send(false)).toMatchObject({ kind: 'taken' });
});

it.each([
  ['fetched', undefined],
  [
    'posted to a looked-up address',
    (
      _host: string,
      _options: object,
      done: (error: null, found: { address: string; family: number }[]) => void,
    ) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  ],
])('of a reply without end the start is read, %s', async (_how, lookup) => {
  const url = await standIn((_request, response) => {
    response.writeHead(500, { 'retry-after': '60' }).write('x'.repeat(200_000));
  });
  const named = lookup === undefined ? url : url.replace('127.0.0.1', 'crm.exemplo.com.br');
  const result = await postJson({ ...post, url: named, lookup });
  expect(result).toMatchObject({ kind: 'not-taken', reason: 'http 500', retryAfter: 60_000 });
  expect('reply' in result && (result.reply?.length ?? 0) < 500_000).toBe(true);
});

it('a short reply is read whole', async () => {
  const url = await standIn(says({ body: 'Olá' }));
  expect(await postJson({ ...post, url })).toEqual({ status: 200, text: 'Olá' });
});
