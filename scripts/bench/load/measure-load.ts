import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { processorSeconds } from '../../processor-seconds.ts';
import { carryByHttp } from '../../shop/carry-by-http.ts';
import { type Visitor, visitorThrough } from '../../shop/visitor.ts';
import { percentile } from '../percentile.ts';
import type { ServerProcess } from './server-process.ts';

export interface Load {
  readonly perSecond: number;
  /** CPU time of the servers per operation, in milliseconds. */
  readonly processorMs: number;
  /** That of the client, which shares the machine. */
  readonly clientMs: number;
  readonly p50: number;
  readonly p99: number;
}

const warmUp = 1500;

/** Runs a scenario in a loop with several visitors; counts what happens within the measured seconds. */
export async function measureLoad<State>(options: {
  servers: readonly ServerProcess[];
  visitors: number;
  seconds: number;
  arrive: (visitor: Visitor) => Promise<State>;
  act: (visitor: Visitor, state: State) => Promise<unknown>;
}): Promise<Load> {
  const { servers, visitors, seconds, arrive, act } = options;
  const agent = new Agent({ keepAlive: true });
  const ports = servers.map(({ port }) => port);
  const times: number[] = [];
  let counts = false;
  let goesOn = true;
  const visit = async () => {
    const visitor = visitorOver(agent, ports);
    const state = await arrive(visitor);
    while (goesOn) {
      const startedAt = performance.now();
      await act(visitor, state);
      if (counts && goesOn) times.push(performance.now() - startedAt);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visit));
  const used = () => servers.reduce((sum, { child }) => sum + processorSeconds(child), 0);
  const over = async () => {
    await wait(warmUp);
    counts = true;
    const [from, before, client] = [performance.now(), used(), process.cpuUsage()];
    await wait(seconds * 1000);
    goesOn = false;
    const { user, system } = process.cpuUsage(client);
    return { took: performance.now() - from, processor: used() - before, client: user + system };
  };
  const [{ took, processor, client }] = await Promise.all([over(), all]);
  agent.destroy();
  return {
    perSecond: times.length / (took / 1000),
    processorMs: (processor * 1000) / times.length,
    clientMs: client / 1000 / times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

let visitorCount = 0;

/** A visitor over keep-alive connections, round-robin over the servers, from its own network. */
function visitorOver(agent: Agent, ports: readonly number[]): Visitor {
  visitorCount += 1;
  const network = `10.${(visitorCount >> 16) & 255}.${(visitorCount >> 8) & 255}.${visitorCount & 255}`;
  let calls = visitorCount;
  return visitorThrough(({ method, path, headers: given, body = '' }) => {
    calls += 1;
    const headers = {
      ...given,
      'x-forwarded-for': network,
      'idempotency-key': crypto.randomUUID(),
      'content-length': Buffer.byteLength(body),
    };
    const port = ports[calls % ports.length] ?? 0;
    return carryByHttp(request({ agent, host: '127.0.0.1', port, method, path, headers }), body);
  });
}
