import type { FastifyInstance } from 'fastify';
import { liveAddress } from '../../src/contract/panel/live.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { Refusal } from './refusal.ts';

/** A stream stays open without work; and a process that is busy is not a sick one. */
const uncounted: ReadonlySet<string | undefined> = new Set([liveAddress, '/api/health']);

/**
 * Everybody who waits makes everybody wait longer: above so many calls at once the next are sent away at once, which costs
 * next to nothing, and those that were begun are answered in time.
 */
export function refuseOverload(api: FastifyInstance, maxInFlight: number): void {
  let inFlight = 0;
  api.addHook('onRequest', async (request, reply) => {
    if (uncounted.has(request.routeOptions.url)) return;
    if (inFlight >= maxInFlight) throw overloaded();
    inFlight += 1;
    // Comes once, whether the answer was sent or its receiver left.
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
    { 'retry-after': '2' },
  );
