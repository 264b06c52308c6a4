import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createOverload } from '../../../server/access/refuse-overload.ts';
import { getBanks } from '../../../src/contract/calls/catalogue.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { standIn } from '../gateways/stand-in.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** A lead whose confirmation waits for the analysis, which answers when told to. */
async function openSlowCall(maxInFlight: number) {
  const waiting: (() => void)[] = [];
  const analysis = await standIn((_request, response) => {
    waiting.push(() =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"verdict":"approved"}'),
    );
  });
  const services = { analysis: { url: analysis, token: undefined, timeoutMs: 60_000 } };
  const { server, browser, idLead } = await openAt('confirmation', { maxInFlight, services, trustProxy: 1 });
  return {
    server,
    waiting,
    confirm: (address: string) =>
      browser.ask(leads.confirmLead, { params: { idLead }, query: {}, body: {} }, from(address)),
    read: (address: string) => browser.ask(leads.getLead, { params: { idLead } }, from(address)),
    readiness: async () => Object(await readyOf(server)),
  };
}

const readyOf = async ({ app }: TestServer) => (await app.inject('/api/ready')).json();

it('a request beyond the maximum in progress is refused at once, and later ones are served', async () => {
  const { server, waiting, confirm, read, readiness } = await openSlowCall(2);
  const slow = [confirm('203.0.113.1'), confirm('203.0.113.2')];
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(2);
  const refused = await read('203.0.113.3');
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { code: 'busy' } });
  for (const url of ['/api/health', '/api/openapi.json', '/json/plans.json'])
    expect((await server.browser().send({ method: 'GET', url })).status).toBe(200);
  expect(await readiness()).toEqual({
    status: 'ready',
    calls: { running: 2, places: 2, refused: { busy: 1 } },
  });

  for (const answer of waiting) answer();
  await Promise.all(slow);
  expect((await read('203.0.113.3')).status).toBe(200);
  expect((await readiness()).calls).toMatchObject({ running: 0 });
});

it('one network gets only its share of the places, and others are served meanwhile', async () => {
  const { waiting, confirm, read, readiness } = await openSlowCall(10);
  const slow = [confirm('2804:14d:5c00:1::1'), confirm('2804:14d:5c00:2::1')];
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(2);
  expect(await read('2804:14d:5c00:3::1')).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  expect((await read('203.0.113.3')).status).toBe(200);
  expect((await readiness()).calls).toMatchObject({ running: 2, refused: { network: 1 } });
  for (const answer of waiting) answer();
  await Promise.all(slow);
});

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

/** Opens connections that send the text and read nothing unless told to. */
async function openSockets(app: FastifyInstance, many: number, text: string): Promise<Socket[]> {
  const sockets = Array.from({ length: many }, () => connect(portOf(app), '127.0.0.1').pause());
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const socket of sockets) {
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
  }
  return sockets;
}

const unfinished = (address: string) =>
  `POST /api/lead-v2 HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${address}\r\nx-requested-with: ultrafibra\r\n` +
  'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{';

it('a network that leaves requests unfinished loses its own calls and nobody else’s', async () => {
  const server = await openTestServer({ trustProxy: 1 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const banks = async (address: string) => (await server.browser().ask(getBanks, {}, from(address))).status;
  const sockets = [
    ...(await openSockets(server.app, 110, unfinished('2804:14d:5c00:1::1'))),
    ...(await openSockets(server.app, 110, unfinished('2804:14d:5c00:2::1'))),
  ];
  await expect
    .poll(async () => (await readyOf(server)).calls, { timeout: 10_000 })
    .toMatchObject({ running: 0, refused: { open: 120 } });
  expect(await banks('203.0.113.8')).toBe(200);
  expect(await banks('2804:14d:5c00:3::1')).toBe(429);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => banks('2804:14d:5c00:3::1'), { timeout: 10_000 }).toBe(200);
});

/** An app whose replies are larger than what systems take for a client that does not read. */
async function openLarge() {
  const app = Fastify();
  const overload = createOverload({ maxInFlight: 8, metrics: undefined });
  const large = Buffer.alloc(32 * 1024 * 1024);
  let answered = 0;
  await app.register(async (api) => {
    overload.limitOpen(api);
    api.addHook('onSend', async () => {
      answered += 1;
    });
    await api.register(async (calls) => {
      overload.limitRunning(calls);
      calls.get('/value', async () => large);
      calls.get('/reply', async (_request, reply) => reply.send(large));
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, overload, answered: () => answered };
}

it.each(['/value', '/reply'])('a reply that nobody reads holds no place and is cut off: %s', async (path) => {
  const { app, overload, answered } = await openLarge();
  const connections: Socket[] = [];
  app.server.on('connection', (socket: Socket) => connections.push(socket));
  const { length } = await openSockets(app, 12, `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await expect.poll(answered, { timeout: 10_000 }).toBe(length);
  await expect.poll(overload.state).toEqual({ running: 0, places: 8, refused: {} });
  // What `connectionTimeout` does, begun once all requests have come.
  const closed = connections.map((socket) => once(socket.setTimeout(100), 'close'));
  await Promise.all(closed);
  expect(overload.state()).toEqual({ running: 0, places: 8, refused: {} });
});

it('a slow start is not aborted by a timeout', async () => {
  const { app } = await openTestServer();
  expect(app.initialConfig.pluginTimeout).toBe(0);
});
