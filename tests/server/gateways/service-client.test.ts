import { afterEach, expect, it, vi } from 'vitest';
import { serviceClient } from '../../../server/gateways/service-client.ts';
import { findMobileLine } from '../../../src/contract/services/mobile-lines.ts';
import { listening } from './listening.ts';
import { breaksOff, hangs, nobody, says, standIn } from './stand-in.ts';

const phone = '11987654321';
const serviceAt = (url: string, timeoutMs = 20_000) => serviceClient({ url, token: 'secret', timeoutMs });
const ask = (url: string, timeoutMs?: number) =>
  serviceAt(url, timeoutMs).ask(findMobileLine, { phone }, 'key');

afterEach(() => {
  vi.useRealTimers();
});

it('another system is asked by POST with token and key, and its answer is parsed', async () => {
  const { url, asked } = await listening(() => ({
    body: { line: { name: 'Paula Lima', email: null }, more: 1 },
  }));
  expect(await ask(url)).toEqual({ kind: 'answered', answer: { line: { name: 'Paula Lima', email: null } } });
  expect(asked).toMatchObject([
    {
      path: '/lines/search',
      headers: { authorization: 'Bearer secret', 'idempotency-key': 'key' },
      body: { phone },
    },
  ]);
});

it.each([
  ['a fault', says({ status: 500, body: '{}' }), 'http 500'],
  ['a refusal', says({ status: 401, body: '{}' }), 'http 401'],
  ['another place', says({ status: 302, body: '{}' }), 'http 302'],
  ['something else', says({ body: '{"line":7}' }), 'unreadable'],
  ['a page', says({ body: '<html>' }), 'unreadable'],
  ['an answer that breaks off', breaksOff, 'no connection'],
])('a system is down by reason: %s', async (_what, listener, reason) => {
  expect(await ask(await standIn(listener))).toEqual({ kind: 'down', reason });
});

it('a silent system is down by timeout', async () => {
  expect(await ask(await standIn(hangs), 1000)).toEqual({ kind: 'down', reason: 'timeout' });
});

it('an unreachable system is down', async () => {
  expect(await ask(await nobody())).toEqual({ kind: 'down', reason: 'no connection' });
});

it('a system that failed five times in a row is left alone, then tried once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { url, asked } = await listening((_, count) =>
    count <= 6 ? { status: 500, body: {} } : { body: { line: null } },
  );
  const service = serviceAt(url);
  const askAgain = () => service.ask(findMobileLine, { phone });
  for (let count = 0; count < 5; count++) expect(await askAgain()).toMatchObject({ reason: 'http 500' });
  expect(await askAgain()).toEqual({ kind: 'down', reason: 'resting' });
  expect(asked).toHaveLength(5);
  vi.setSystemTime(Date.now() + 15_000);
  expect(await askAgain()).toMatchObject({ reason: 'http 500' });
  expect(await askAgain()).toEqual({ kind: 'down', reason: 'resting' });
  vi.setSystemTime(Date.now() + 15_000);
  expect(await askAgain()).toEqual({ kind: 'answered', answer: { line: null } });
  expect(await askAgain()).toMatchObject({ kind: 'answered' });
  expect(asked).toHaveLength(8);
});
