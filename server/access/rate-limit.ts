import { Refusal } from '../http/refusal.ts';

export interface RateLimit {
  /** Counts the call and refuses it if the limit of the window is exceeded. */
  spend(key: string): void;
}

interface Options {
  readonly calls: number;
  readonly windowMs: number;
  readonly clock: () => Date;
  /** Bounds the memory: a flood from new addresses evicts the oldest ones. */
  readonly maxKeys?: number;
}

/** In-memory counters, lost on a restart: enough to slow down guessing. */
export function createRateLimit({ calls, windowMs, clock, maxKeys = 20_000 }: Options): RateLimit {
  const windows = new Map<string, { from: number; count: number }>();
  return {
    spend(key) {
      const now = clock().getTime();
      const known = windows.get(key);
      const current = known && now - known.from < windowMs ? known : { from: now, count: 0 };
      current.count += 1;
      windows.delete(key);
      windows.set(key, current);
      // The map is ordered by last call, so expired windows come first.
      for (const [oldest, { from }] of windows) {
        if (now - from < windowMs && windows.size <= maxKeys) break;
        windows.delete(oldest);
      }
      if (current.count > calls) throw tooMany(Math.ceil((current.from + windowMs - now) / 1000));
    },
  };
}

/** The refusal of an exceeded limit, with `Retry-After`. */
export const tooMany = (
  retryAfterSeconds: number,
  why = 'Foram muitas tentativas em pouco tempo.',
): Refusal =>
  new Refusal(429, 'too-many', `${why} Tente de novo daqui a ${inWords(retryAfterSeconds)}.`, [], {
    headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) },
  });

/** Seconds until a moment, rounded up, so that a retry after them is not refused again. */
export const secondsUntil = (until: string, now: Date): number =>
  Math.ceil((Date.parse(until) - now.getTime()) / 1000);

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 60) return 'uma hora';
  return minutes <= 1 ? 'um minuto' : `${minutes} minutos`;
};
