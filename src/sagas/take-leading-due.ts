import type { RootState } from '../store/root-reducer.ts';
import { fork, type Saga, select, takeLeading } from './typed-effects.ts';

/**
 * takeLeading over the state: one worker at a time, as long as the state says that something is due. What is due stands in
 * the store, so nothing is lost while a worker runs, or before the watcher listens.
 */
export function* takeLeadingDue<Due>(
  selectDue: (state: RootState) => Due | null,
  worker: (due: Due) => Saga<unknown>,
): Saga {
  function* workOff(): Saga {
    for (let due = yield* select(selectDue); due !== null; due = yield* select(selectDue)) yield* worker(due);
  }
  yield* fork(function* watch(): Saga {
    yield* workOff();
    yield* takeLeading('*', workOff);
  });
}
