import { hourMs } from '../../src/brazil/durations.ts';

export interface Tries {
  failures: number;
  closed_until: string | null;
}

export type TryOutcome =
  | { kind: 'opened' }
  | { kind: 'wrong'; left: number }
  | { kind: 'closed'; until: string };

/** Locks for an hour after some wrong tries. A right answer resets the count; during the lock it is refused as well. */
export function afterTry(
  tries: Tries,
  right: boolean,
  now: Date,
  allowed = 3,
): { outcome: TryOutcome; next?: Tries } {
  if (isClosed(tries, now)) return { outcome: { kind: 'closed', until: tries.closed_until ?? '' } };
  if (right) return { outcome: { kind: 'opened' }, next: { failures: 0, closed_until: null } };
  // The count restarts after a lock.
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
