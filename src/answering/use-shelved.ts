import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Shelf } from './shelf.ts';

const stillness = () => () => undefined;

/** What a shelf holds, null until it is there: for what must not wait for its words. */
export function useShelved<Content>(shelf: Shelf<Content> | null): Content | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const content = useSyncExternalStore(
    stillness,
    () => shelf?.now() ?? null,
    () => shelf?.first() ?? null,
  );
  useEffect(() => {
    // Without them the question stands all the same.
    if (content === null) shelf?.load().then(lookAgain, () => undefined);
  }, [shelf, content]);
  return content;
}
