import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { apiPolicy } from '../../../server/http/security-headers.ts';
import { getHealth } from '../../../src/contract/calls/catalogue.ts';
import { createLead } from '../../../src/contract/calls/leads.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import { paulista } from '../test-server/order.ts';

const own = { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra', host: 'loja.example' };
const body = JSON.stringify({ coverage: paulista, lead: {} });

const get = (url: string) => ({ method: 'GET' as const, url });
const post = (headers: Record<string, string>, payload: string = body) => ({
  method: 'POST' as const,
  url: '/api/lead-v2',
  headers,
  payload,
});

it.each([
  ['an unknown address', get('/api/nada'), 404, 'not-found'],
  ['the root of the API', get('/api/'), 404, 'not-found'],
  ['a broken address', get('/api/lead/%E0%A4%A'), 400, 'invalid'],
  ['a method that is not there', { method: 'DELETE' as const, url: '/api/banks' }, 405, 'method'],
  ['an id of endless length', get(`/api/lead/${'a'.repeat(200)}`), 404, 'not-found'],
  ['the right address with another method', get('/api/lead-v2'), 405, 'method'],
  ['broken JSON', post(own, '{"coverage":'), 400, 'invalid'],
  ['no body', post(own, ''), 400, 'invalid'],
  ['a poisoned prototype', post(own, '{"__proto__":{"admin":true}}'), 400, 'invalid'],
  [
    'a form',
    post({ ...own, 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'),
    415,
    'content-type',
  ],
  ['plain text', post({ ...own, 'content-type': 'text/plain' }), 415, 'content-type'],
  ['more than 32 KiB', post(own, JSON.stringify({ text: 'x'.repeat(33 * 1024) })), 413, 'too-large'],
  ['JSON of another shape', post(own, '[]'), 422, 'invalid'],
  [
    'a write with a cookie and without our mark',
    post({ 'content-type': 'application/json', cookie: 'lead=x' }),
    403,
    'cross-site',
  ],
  [
    'a form of another site with a cookie',
    post({ 'content-type': 'text/plain', cookie: 'lead=x', 'sec-fetch-site': 'cross-site' }),
    415,
    'content-type',
  ],
  ['a write from another site', post({ ...own, origin: 'https://mal.example' }), 403, 'cross-site'],
  [
    'a write the browser calls cross-site',
    post({ ...own, 'sec-fetch-site': 'cross-site' }),
    403,
    'cross-site',
  ],
  [
    'a write from another site with our name in it',
    post({ ...own, origin: 'https://loja.example.mal.example' }),
    403,
    'cross-site',
  ],
  ['a write from a neighbouring site', post({ ...own, 'sec-fetch-site': 'same-site' }), 403, 'cross-site'],
  ['a write from a sandboxed frame', post({ ...own, origin: 'null' }), 403, 'cross-site'],
  ['a version without quotes', post({ ...own, 'if-match': '3' }), 400, 'invalid'],
])('a refusal of %s has the shape of a problem', async (_name, request, status, code) => {
  const server = await openTestServer();
  const answer = await server.browser().send(request);
  expect(answer.status).toBe(status);
  const problem = problemSchema.parse(answer.body);
  expect(problem.code).toBe(code);
  expect(problem.error).toMatch(/^[A-Z].+\.$/);
  expect(answer.text).not.toMatch(/stack|node_modules|Error:|FST_/);
  expect(await server.rows('leads', 'id')).toEqual([]);
});

it.each([
  ['a browser that says so', { origin: 'http://loja.example', 'sec-fetch-site': 'same-origin' }],
  ['an old browser', { origin: 'http://loja.example' }],
  ['an old browser, TLS ending before us', { origin: 'https://loja.example' }],
  ['a proxy that renames the host', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['a program', {}],
  ['a program without cookie and mark', { 'x-requested-with': '' }],
])('a write from %s is accepted', async (_name, headers) => {
  const server = await openTestServer();
  expect((await server.browser().send(post({ ...own, ...headers }))).status).toBe(200);
});

it('allowed origins may read and write with their cookie, others may not', async () => {
  const { browser } = await openWithBrowser({ allowedOrigins: ['https://loja.example'] });
  const origin = 'https://loja.example';
  const preflight = await browser.send({ method: 'OPTIONS', url: '/api/lead-v2', headers: { origin } });
  expect(preflight).toMatchObject({ status: 204, headers: { 'access-control-allow-origin': origin } });
  const written = await browser.send(
    post({ ...own, origin, 'sec-fetch-site': 'cross-site', host: 'api.example' }),
  );
  expect(written).toMatchObject({
    status: 200,
    headers: { 'access-control-allow-credentials': 'true', 'access-control-expose-headers': 'retry-after' },
  });
  expect(String(written.headers['set-cookie'])).toContain('SameSite=Lax');
  const stranger = { origin: 'https://mal.example' };
  const refused = await browser.send({ method: 'GET', url: '/api/banks', headers: stranger });
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
});

it.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', '400 Bad Request'],
  [
    'two hosts',
    'GET /api/banks HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'two lengths',
    'POST /api/lead-v2 HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    '400 Bad Request',
  ],
  [
    'a length and chunks',
    'POST /api/lead-v2 HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    '400 Bad Request',
  ],
  ['a NUL in the address', 'GET /api/\0health HTTP/1.1\r\nhost: a\r\n\r\n', '400 Bad Request'],
  ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header'],
])('a malformed request gets its status without details: %s', async (_name, bytes, status) => {
  const server = await openTestServer();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.end(bytes);
  const reply = await text(socket);
  expect(reply).toContain(`HTTP/1.1 ${status}`);
  expect(problemSchema.parse(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).code).toBe('invalid');
});

it.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['a body', 'POST /api/lead-v2 HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{'],
])('a slow request is timed out: %s', async (_name, bytes) => {
  const server = await openTestServer({ timeouts: { headers: 50, request: 50, check: 20, still: 60_000 } });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(bytes);
  expect(await text(socket)).toContain('HTTP/1.1 408 Request Timeout');
});

it('a malformed connection is closed even if its client never ends it', async () => {
  const server = await openTestServer();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const accepted: Promise<Socket[]> = once(server.app.server, 'connection');
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.write('HELLO\r\n\r\n');
  for (const held of await accepted) await once(held, 'close');
  socket.destroy();
});

it('a wrong method is refused with the list of allowed ones', async () => {
  const server = await openTestServer();
  const { headers } = await server.browser().send({ method: 'POST', url: '/api/lead-no-coverage/' });
  expect(headers.allow).toBeUndefined();
  const other = await server.browser().send({ method: 'PATCH', url: '/api/lead-no-coverage/' });
  expect(other.status).toBe(405);
  expect(other.headers.allow).toBe('POST, PUT, DELETE');
});

it.each([
  ['/api/lead-v2', 422],
  ['/api/renewalBaseUser/documentNumber', 422],
])('deeply nested JSON is refused without harm: %s', async (url, status) => {
  const { browser } = await openWithBrowser();
  const headers = { ...own, 'idempotency-key': 'k'.repeat(20) };
  for (const [open, close] of [
    ['[', ']'],
    ['{"coverage":', '}'],
  ] as const) {
    const depth = Math.floor(32_000 / (open.length + close.length));
    const payload = `${open.repeat(depth)}1${close.repeat(depth)}`;
    expect((await browser.send({ method: 'POST', url, headers, payload })).status).toBe(status);
  }
});

it('every call of the contract has a route', async () => {
  const { app } = await openTestServer();
  const calls = Object.values<Endpoint>(endpoints).filter(({ root }) => root !== 'site');
  for (const { method, path } of calls)
    expect(app.hasRoute({ method, url: `/api/${path}` }), `${method} ${path}`).toBe(true);
});

it('the health call answers ok with the headers of the API', async () => {
  const server = await openTestServer();
  const { headers, body: health } = await server.browser().ask(getHealth, {});
  expect(health).toEqual({ status: 'ok' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': apiPolicy,
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('x-powered-by');
});

it('health calls close together share one durable write', async () => {
  const server = await openTestServer();
  const ask = () => server.browser().ask(getHealth, {});
  const written = async () => (await server.rows('settings')).find(({ name }) => name === 'health');
  await Promise.all([ask(), ask()]);
  const first = await written();
  server.pass({ minutes: 1 });
  await ask();
  expect(first).toBeDefined();
  expect(await written()).toEqual(first);
});

it('an address that opens too many leads is slowed down', async () => {
  const { server, browser } = await openWithBrowser();
  for (let calls = 0; calls < 120; calls++)
    await browser.call(createLead, { body: { coverage: paulista, lead: {} } });
  await browser.refuses('429 too-many', createLead, { body: { coverage: paulista, lead: {} } });
  server.pass({ minutes: 1 });
  await browser.call(createLead, { body: { coverage: paulista, lead: {} } });
});
