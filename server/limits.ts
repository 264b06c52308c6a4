import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** What one address may do. Generous, because a whole neighbourhood can share one address of a mobile network. */
export interface Limits {
  readonly newLeads: RateLimit;
  readonly stepUps: RateLimit;
  readonly erasures: RateLimit;
  readonly supportRequests: RateLimit;
  /** Questions about documents and lines of the operator's customers. */
  readonly lookUps: RateLimit;
  /** The same by browser, which changes its address more easily than its cookies. */
  readonly lookUpsOfDevice: RateLimit;
  /** Tries to sign in to the operator's panel. */
  readonly panelKeys: RateLimit;
}

export function createLimits(clock: () => Date): Limits {
  const perHour = (calls: number) => createRateLimit({ calls, windowMs: 3_600_000, clock });
  return {
    newLeads: createRateLimit({ calls: 120, windowMs: 60_000, clock }),
    stepUps: perHour(30),
    erasures: perHour(30),
    supportRequests: perHour(60),
    lookUps: perHour(60),
    lookUpsOfDevice: perHour(20),
    panelKeys: createRateLimit({ calls: 10, windowMs: 15 * 60_000, clock }),
  };
}
