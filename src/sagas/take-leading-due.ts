import type { RootState } from '../store/root-reducer.ts';
import { fork, type Saga, select, take } from './typed-effects.ts';

/**
 * Like takeLeading, but driven by state: runs one worker at a time while something is due. Due work stays in the
 * store, so nothing is lost while a worker runs or before the watcher starts. One saga watches all events: a fork per
 * event, with a dozen watchers, took three times as long.
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
