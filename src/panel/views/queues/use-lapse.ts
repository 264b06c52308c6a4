import { useEffect } from 'react';
import { instantOf } from '../../../brazil/clock-minute.ts';
import { dayMs } from '../../../brazil/durations.ts';
import type { QueueItem } from '../../../contract/panel/queues.ts';

/** Refetches the list when a claim expires or an agreed time comes, which causes no live update. */
export function useLapse(items: readonly QueueItem[] | undefined, read: () => unknown): void {
  const ends = (items ?? []).flatMap(({ taken, attempts }) => [
    ...(taken ? [Date.parse(taken.until)] : []),
    ...(attempts?.callAfter && !attempts.isDue ? [instantOf(attempts.callAfter)] : []),
  ]);
  const first = ends.length === 0 ? null : Math.min(...ends);
  useEffect(() => {
    if (first === null) return;
    // A timer of more than 24 days fires at once.
    const timer = setTimeout(read, Math.min(Math.max(first - Date.now(), 0), dayMs) + 500);
    return () => clearTimeout(timer);
  }, [first, read]);
}
