import { type ComponentType, lazy, useState } from 'react';
import { type Preloadable, preloadable } from '../../funnel/words/preloadable.ts';

export type Deferred<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/**
 * A component in a chunk of its own. Once preloaded it renders at once; `lazy` alone would suspend and show its
 * fallback even then.
 */
export function deferred<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const component: Preloadable<ComponentType<Props>> = preloadable(fetch);
  const Awaited = lazy(async () => ({ default: await component.loadRetrying() }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once per file, when its module loads
  function Deferred(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => component.now() ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(Deferred, { preload: component.load });
}
