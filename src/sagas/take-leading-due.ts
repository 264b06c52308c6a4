import type { RootState } from '../store/root-reducer.ts';
import { fork, type Saga, select, take } from './typed-effects.ts';

/**
 * takeLeading over the state: one worker at a time, as long as the state says that something is due. What is due stands in
 * the store, so nothing is lost while a worker runs, or before the watcher listens. One saga looks at every event: to fork
 * one for each, with a dozen watchers, took three times as long.
 */
export function* takeLeadingDue<Due>(
  selectDue: (state: RootState) => Due | null,
  worker: (due: Due) => Saga<unknown>,
): Saga {
  yield* fork(function* watch(): Saga {
    while (true) {
      const due = yield* select(selectDue);
      if (due === null) yield* take('*');
      else yield* worker(due);
    }
  });
}
