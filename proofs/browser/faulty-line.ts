import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { Fault } from './faults.ts';
import { callOf } from './visitor-calls.ts';

/** Delay of a slow line in milliseconds. */
const lateness = 1500;

export interface Failing {
  endpoint: Endpoint;
  times: number;
}

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The reply of a call that was not forwarded. */
const nothing: Reply = { status: 502, headers: {}, body: Buffer.of() };

export type FaultyLine = Awaited<ReturnType<typeof openFaultyLine>>;

/**
 * A proxy to the site on its own port. After `break`, each call of the contract fails until `amend`; other requests
 * are forwarded.
 */
export async function openFaultyLine(site: string) {
  const upstream = new URL(site);
  const failing = new Map<string, Failing>();
  const amended = new Set<string>();
  let fault: Fault | null = null;
  let mayFail: (name: string) => boolean = () => true;
  let losesFiles = false;

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await listen(0);
  const { port } = addressOf();

  function addressOf(): AddressInfo {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The line has no port.');
    return address;
  }
  async function listen(at: number): Promise<void> {
    server.listen(at, 'localhost');
    await once(server, 'listening');
  }
  function goDown(): void {
    if (server.listening) server.close();
    server.closeAllConnections();
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const sent = await bodyOf(incoming);
    const { method = 'GET', url = '/' } = incoming;
    if (losesFiles && url.startsWith('/assets/')) return void incoming.socket.resetAndDestroy();
    const call = callOf(method, url);
    const broken = fault;
    if (broken === null || call === undefined || amended.has(call.name) || !mayFail(call.name))
      return send(outgoing, await ask(upstream, incoming, sent));
    const times = (failing.get(call.name)?.times ?? 0) + 1;
    failing.set(call.name, { endpoint: call.endpoint, times });
    if (broken.spoil === 'goes-down') return goDown();
    const real = broken.reachesServer ? await ask(upstream, incoming, sent) : nothing;
    if (broken.spoil === 'delays') {
      await wait(lateness);
      return send(outgoing, real);
    }
    // A spoilt reply still has its headers, cookies included.
    const cookies = real.headers['set-cookie'];
    if (cookies !== undefined) outgoing.setHeader('set-cookie', cookies);
    broken.spoil({
      socket: incoming.socket,
      real: real.body.toString(),
      reply: (status, type, body, headers = {}) =>
        outgoing.writeHead(status, { ...headers, 'content-type': type }).end(body),
      begin: (body) => {
        outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
        outgoing.write(body);
      },
    });
  }

  return {
    url: `http://localhost:${port}`,
    failing: failing as ReadonlyMap<string, Failing>,
    break: (by: Fault, only: (name: string) => boolean = () => true) => {
      fault = by;
      mayFail = only;
    },
    amend: async (name: string): Promise<void> => {
      amended.add(name);
      failing.delete(name);
      if (!server.listening) await listen(port);
    },
    loseFiles: (isLost: boolean) => {
      losesFiles = isLost;
    },
    close: async (): Promise<void> => goDown(),
  };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

async function ask(site: URL, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const asked = request({ hostname: site.hostname, port: site.port, method, path: url, headers }, (answer) =>
    bodyOf(answer).then(
      (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
      reject,
    ),
  );
  asked.on('error', reject);
  asked.end(body);
  return promise;
}

function send(outgoing: ServerResponse, { status, headers, body }: Reply): void {
  const { connection: _hop, 'transfer-encoding': _coding, ...rest } = headers;
  outgoing.writeHead(status, rest).end(body);
}
