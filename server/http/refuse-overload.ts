import type { FastifyInstance } from 'fastify';
import { liveAddress } from '../../src/contract/panel/live.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { Refusal } from './refusal.ts';

/** Uncounted: a live stream stays open without work, and a busy process is still healthy. */
const uncounted: ReadonlySet<string | undefined> = new Set([liveAddress, '/api/health']);

/** Load shedding: calls above the limit are refused at once, so that running calls finish in time. */
export function refuseOverload(api: FastifyInstance, maxInFlight: number): void {
  let inFlight = 0;
  api.addHook('onRequest', async (request, reply) => {
    if (uncounted.has(request.routeOptions.url)) return;
    if (inFlight >= maxInFlight) throw overloaded();
    inFlight += 1;
    // Fires once, on completion and on a client disconnect.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
  });
}

const overloaded = () =>
  new Refusal(
    503,
    problemCodes.busy,
    'Muita gente está pedindo ao mesmo tempo e nada foi gravado. Tente de novo em alguns segundos.',
    [],
    { headers: { 'retry-after': '2' } },
  );
