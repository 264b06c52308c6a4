import { Refusal } from '../http/refusal.ts';

export interface RateLimit {
  /** Counts the call and refuses it when there were too many in the window. */
  spend(key: string): void;
}

interface Options {
  readonly calls: number;
  readonly windowMs: number;
  readonly clock: () => Date;
  /** Who floods with ever new addresses only makes the oldest be forgotten, never the memory grow. */
  readonly maxKeys?: number;
}

/** Counts in memory: enough to slow a guesser down, gone with a restart. */
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
      // In the order of their last call: those that are over stand in front.
      for (const [oldest, { from }] of windows) {
        if (now - from < windowMs && windows.size <= maxKeys) break;
        windows.delete(oldest);
      }
      if (current.count > calls) throw tooMany(Math.ceil((current.from + windowMs - now) / 1000));
    },
  };
}

/** A refusal says for how long. */
export const tooMany = (
  retryAfterSeconds: number,
  why = 'Foram muitas tentativas em pouco tempo.',
): Refusal =>
  new Refusal(429, 'too-many', `${why} Tente de novo daqui a ${inWords(retryAfterSeconds)}.`, [], {
    'retry-after': String(Math.max(1, retryAfterSeconds)),
  });

/** Whole seconds from now until then, rounded up: who waits that long is not refused again. */
export const secondsUntil = (until: string, now: Date): number =>
  Math.ceil((Date.parse(until) - now.getTime()) / 1000);

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 60) return 'uma hora';
  return minutes <= 1 ? 'um minuto' : `${minutes} minutos`;
};
