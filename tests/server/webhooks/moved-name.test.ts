import { expect, it } from 'vitest';
import { postJson } from '../../../server/outbox/post-json.ts';
import { publicLookup } from '../../../server/webhooks/public-address.ts';
import { says, standIn } from '../gateways/stand-in.ts';

const post = { body: '{}', headers: {}, timeoutMs: 4000, now: new Date(0), keepsReply: true } as const;

it('a name that leads into the own network at the connection is not sent to', async () => {
  const asked: unknown[] = [];
  const address = await standIn((request, response) => {
    asked.push(request.url);
    response.end();
  });
  const url = address.replace('127.0.0.1', 'localhost');
  expect(await postJson({ ...post, url, lookup: publicLookup })).toMatchObject({ reason: 'http EOWN' });
  expect(asked).toEqual([]);
  expect(await postJson({ ...post, url })).toMatchObject({ status: 200 });
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
