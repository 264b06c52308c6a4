import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from '../../shop/visitor.ts';
import { percentile } from '../print-table.ts';
import type { ServerProcess } from './server-process.ts';
import { visitorOver } from './visitor-over.ts';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds of the servers' processor for each. */
  readonly processorMs: number;
  readonly p50: number;
  readonly p99: number;
}

const warmUp = 1500;

/** So many visitors do the same again and again; what is done within the seconds after the warm-up counts. */
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
  const used = () => servers.reduce((sum, server) => sum + server.processorSeconds(), 0);
  const over = async () => {
    await wait(warmUp);
    counts = true;
    const [from, before] = [performance.now(), used()];
    await wait(seconds * 1000);
    goesOn = false;
    return { took: performance.now() - from, processor: used() - before };
  };
  const [{ took, processor }] = await Promise.all([over(), all]);
  agent.destroy();
  return {
    perSecond: times.length / (took / 1000),
    processorMs: (processor * 1000) / times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
