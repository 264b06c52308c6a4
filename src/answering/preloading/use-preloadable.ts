import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { Preloadable } from './preloadable.ts';

const stillness = () => () => undefined;

/** What is loaded ahead of time, null until it is there: for what must not wait for its words. */
export function usePreloadable<Content>(source: Preloadable<Content> | null): Content | null {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const content = useSyncExternalStore(
    stillness,
    () => source?.now() ?? null,
    () => source?.first() ?? null,
  );
  useEffect(() => {
    // Without them the question stands all the same.
    if (content === null) source?.load().then(lookAgain, () => undefined);
  }, [source, content]);
  return content;
}
