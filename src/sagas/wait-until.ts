import type { RootState } from '../store/root-reducer.ts';
import { type Saga, select, take } from './typed-effects.ts';

/** Waits until the condition holds; returns at once if it already does. */
export function* waitUntil(isSo: (state: RootState) => boolean): Saga {
  while (!(yield* select(isSo))) yield* take('*');
}
