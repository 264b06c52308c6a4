import { hourMs } from '../../src/brazil/durations.ts';

export interface Tries {
  failures: number;
  closed_until: string | null;
}

export type TryOutcome =
  | { kind: 'opened' }
  | { kind: 'wrong'; left: number }
  | { kind: 'closed'; until: string };

/** Some tries, then an hour's rest. A right answer forgets the wrong ones; while it rests even the right one waits. */
export function afterTry(
  tries: Tries,
  right: boolean,
  now: Date,
  allowed = 3,
): { outcome: TryOutcome; next?: Tries } {
  if (isClosed(tries, now)) return { outcome: { kind: 'closed', until: tries.closed_until ?? '' } };
  if (right) return { outcome: { kind: 'opened' }, next: { failures: 0, closed_until: null } };
  // After the rest, counting starts anew.
  const failures = (tries.closed_until === null ? tries.failures : 0) + 1;
  if (failures < allowed) {
    return { outcome: { kind: 'wrong', left: allowed - failures }, next: { failures, closed_until: null } };
  }
  const until = new Date(now.getTime() + closedFor).toISOString();
  return { outcome: { kind: 'closed', until }, next: { failures, closed_until: until } };
}

export const isClosed = ({ closed_until }: Tries, now: Date): boolean =>
  closed_until !== null && closed_until > now.toISOString();

const closedFor = hourMs;
