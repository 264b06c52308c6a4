import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conversationStream } from '../../src/contract/calls/conversation.ts';
import { liveAddress } from '../../src/contract/panel/live.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { networkOf, wideNetworkOf } from '../http/network-of.ts';
import { Refusal } from '../http/refusal.ts';
import type { Metrics, RefusedFor } from '../observability/metrics.ts';
import { roomFor } from './fair-share.ts';
import { createOccupancy } from './occupancy.ts';
import { tooCrowded } from './rate-limit.ts';

export interface OverloadState {
  readonly running: number;
  readonly places: number;
  /** Refused calls since the start, by reason. */
  readonly refused: Readonly<Partial<Record<RefusedFor, number>>>;
}

interface Options {
  readonly maxInFlight: number;
  readonly metrics: Metrics | undefined;
}

/**
 * Half of the usual places. A request is open for a round trip of its line, so a hundred at once are the visitors of a
 * large mobile network; unfinished, they hold at most 3 MB of bodies.
 */
const maxOpen = 100;

/** Open streams have limits of their own, and a busy process is still healthy. */
const uncounted: ReadonlySet<string | undefined> = new Set([
  liveAddress,
  `/api/${conversationStream}`,
  '/api/health',
]);

export type Overload = ReturnType<typeof createOverload>;

/** Load shedding: calls above the limits are refused at once, so that running calls finish in time. */
export function createOverload({ maxInFlight, metrics }: Options) {
  const open = createOccupancy();
  const running = createOccupancy();
  const refused: Partial<Record<RefusedFor, number>> = {};

  const note = (reason: RefusedFor) => {
    refused[reason] = (refused[reason] ?? 0) + 1;
    metrics?.noteRefusedCall(reason);
  };
  const refuseCrowd = (reason: RefusedFor): never => {
    note(reason);
    throw tooCrowded();
  };
  const takePlace = (network: string) => {
    if (running.total() >= maxInFlight) {
      note('busy');
      throw overloaded();
    }
    return running.total() < roomFor(maxInFlight, running.of(network))
      ? running.take(network)
      : refuseCrowd('network');
  };

  return {
    /** Limits the open requests of a network: from their headers to the last byte that the client takes. */
    limitOpen(api: FastifyInstance): void {
      api.addHook('onRequest', async (request, reply) => {
        if (uncounted.has(request.routeOptions.url)) return;
        const network = callerOf(request);
        if (open.of(network) >= maxOpen) refuseCrowd('open');
        // Fires once, on completion and on a client disconnect.
        reply.raw.once('close', open.take(network));
      });
    },
    /** Gives each call a place, from its complete request to the end of its handler. */
    limitRunning(calls: FastifyInstance): void {
      const leaves = new WeakMap<FastifyRequest, () => void>();
      // A handler that returns its reply ends only when the client has taken it.
      calls.addHook('onSend', async (request) => leaves.get(request)?.());
      calls.addHook('onRoute', (route) => {
        if (route.url === '/api/health') return;
        const { handler } = route;
        route.handler = async function (request, reply) {
          const leave = takePlace(callerOf(request));
          leaves.set(request, leave);
          try {
            return await handler.call(this, request, reply);
          } finally {
            leave();
          }
        };
      });
    },
    state: (): OverloadState => ({ running: running.total(), places: maxInFlight, refused }),
  };
}

const callerOf = ({ ip }: FastifyRequest): string => wideNetworkOf(networkOf(ip));

const overloaded = () =>
  new Refusal(
    503,
    problemCodes.busy,
    'Muita gente está pedindo ao mesmo tempo e nada foi gravado. Tente de novo em alguns segundos.',
    [],
    { headers: { 'retry-after': '2' } },
  );
