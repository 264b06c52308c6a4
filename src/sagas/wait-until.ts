import type { RootState } from '../store/root-reducer.ts';
import { type Saga, select, take } from './typed-effects.ts';

/** Goes on once the state says so; at once where it does already. */
export function* waitUntil(isSo: (state: RootState) => boolean): Saga {
  while (!(yield* select(isSo))) yield* take('*');
}
