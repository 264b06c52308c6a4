import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** What one address may do. Generous, because a whole neighbourhood can share one address of a mobile network. */
export interface Limits {
  readonly newLeads: RateLimit;
  readonly stepUps: RateLimit;
  readonly erasures: RateLimit;
  readonly supportRequests: RateLimit;
}

export function createLimits(clock: () => Date): Limits {
  const perHour = (calls: number) => createRateLimit({ calls, windowMs: 3_600_000, clock });
  return {
    newLeads: createRateLimit({ calls: 120, windowMs: 60_000, clock }),
    stepUps: perHour(30),
    erasures: perHour(30),
    supportRequests: perHour(60),
  };
}
