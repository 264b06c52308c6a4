import { preloadable } from '../late/preloadable.ts';
import { isStill } from './is-still.ts';

const kit = preloadable(() => import('./motion-kit.tsx'));
const listeners = new Set<() => void>();

/** The animation components; null until loaded and with reduced motion. */
export const motionKit = () => (isStill() ? null : kit.now());

export function onMotionLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** With reduced motion nothing is loaded. A failed load is retried with the next call. */
export async function loadMotion(): Promise<void> {
  if (isStill() || kit.now() !== null) return;
  await kit.load().catch(() => undefined);
  for (const listener of listeners) listener();
}

/** Loaded with the first interaction, since nothing moves before; `spares` those that need the line for something else. */
export function loadMotionOnFirstTouch(spares = (_: Event): boolean => false): void {
  const touched = new AbortController();
  const touch = (event: Event) => {
    if (spares(event)) return;
    touched.abort();
    void loadMotion();
  };
  for (const kind of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(kind, touch, { signal: touched.signal, passive: true });
}
