import { Refusal } from '../http/refusal.ts';
import type { Counted, Spent } from './call-count-repository.ts';

/** Counters of this process, lost on a restart: for calls that cost only time. */
export interface CountsHere {
  spend(counted: readonly Counted[], now: Date): readonly Spent[];
}

interface Window {
  calls: number;
  readonly endsAt: number;
}

/** A flood from new addresses evicts those that were silent longest: 20,000 of one kind take some 4 MB. */
export function createCountsHere(maxKeys = 20_000): CountsHere {
  const kinds = new Map<string, Map<string, Window>>();

  const spendOne = ({ limit, scope, value, rate, many = 1 }: Counted, now: number): Spent => {
    const kind = `${limit} ${scope}`;
    const windows = kinds.get(kind) ?? new Map<string, Window>();
    kinds.set(kind, windows);
    const known = windows.get(value);
    const current = known && known.endsAt > now ? known : { calls: 0, endsAt: now + rate.windowMs };
    windows.delete(value);
    windows.set(value, current);
    // The map is ordered by last call, so expired windows come first.
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= maxKeys) break;
      windows.delete(oldest);
    }
    if (many > 0 && current.calls >= rate.calls)
      return { scope, fullUntil: new Date(current.endsAt).toISOString() };
    current.calls = Math.max(0, current.calls + many);
    return { scope, calls: current.calls };
  };

  return { spend: (counted, now) => counted.map((one) => spendOne(one, now.getTime())) };
}

export const tooMany = (
  retryAfterSeconds: number,
  why = 'Foram muitas tentativas em pouco tempo.',
): Refusal =>
  new Refusal(429, 'too-many', `${why} Tente de novo daqui a ${inWords(retryAfterSeconds)}.`, [], {
    headers: { 'retry-after': String(Math.max(1, retryAfterSeconds)) },
  });

/** Refuses a call that found a window without room, until the last of them ends. */
export function refuseIfFull(spent: readonly Spent[], now: Date, why?: string): void {
  const ends = spent.flatMap((one) => ('fullUntil' in one ? [one.fullUntil] : []));
  const last = ends.toSorted().at(-1);
  if (last !== undefined) throw tooMany(secondsUntil(last, now), why);
}

export const tooCrowded = (): Refusal => tooMany(2, 'Há muitas consultas ao mesmo tempo vindas da sua rede.');

/** Seconds until a moment, rounded up, so that a retry after them is not refused again. */
export const secondsUntil = (until: string, now: Date): number =>
  Math.ceil((Date.parse(until) - now.getTime()) / 1000);

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 60) return 'uma hora';
  return minutes <= 1 ? 'um minuto' : `${minutes} minutos`;
};
