import { isStill } from './is-still.ts';

type MotionKit = Pick<typeof import('./motion-kit.tsx'), 'AnimatePresence' | 'Moved'>;

let kit: MotionKit | null = null;
let pending: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** What moves things; null before it has been loaded, and for whoever wants no motion. */
export const motionKit = (): MotionKit | null => (kit === null || isStill() ? null : kit);

export function onMotionLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whoever wants no motion fetches none. What did not come is fetched at the next call. */
export function loadMotion(): Promise<void> {
  if (isStill()) return Promise.resolve();
  pending ??= import('./motion-kit.tsx').then(
    ({ AnimatePresence, Moved }) => {
      kit = { AnimatePresence, Moved };
      for (const listener of listeners) listener();
    },
    () => {
      pending = null;
    },
  );
  return pending;
}

/** Nothing moves before the visitor does something. */
export function loadMotionOnFirstTouch(): void {
  for (const touch of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(touch, () => void loadMotion(), { once: true, passive: true });
}
