import { useEffect } from 'react';
import type { QueueItem } from '../../../contract/panel/queues.ts';

/** Refetches the list when a claim expires, which causes no live update. */
export function useLapse(items: readonly QueueItem[] | undefined, read: () => unknown): void {
  const ends = (items ?? []).flatMap(({ taken }) => (taken ? [Date.parse(taken.until)] : []));
  const first = ends.length === 0 ? null : Math.min(...ends);
  useEffect(() => {
    if (first === null) return;
    const timer = setTimeout(read, Math.max(first - Date.now(), 0) + 500);
    return () => clearTimeout(timer);
  }, [first, read]);
}
