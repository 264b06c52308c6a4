import { type ComponentType, lazy, useState } from 'react';
import { preloadable } from './preloadable.ts';

export type LazyWithPreload<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/**
 * React's `lazy` with a preload. Once preloaded it renders at once; `lazy` alone would suspend and show its fallback
 * even then.
 */
export function lazyWithPreload<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  const { load, loadRetrying, now } = preloadable(fetch);
  const Awaited = lazy(async () => ({ default: await loadRetrying() }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once per file, when its module loads
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => now() ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { preload: load });
}
