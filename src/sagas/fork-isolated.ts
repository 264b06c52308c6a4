import { call } from 'redux-saga/effects';
import type { SagaDependencies } from './saga-dependencies.ts';
import { fork, type Saga } from './typed-effects.ts';

/** Runs a saga that the visitor does not need: an error ends it, is reported, and the visit goes on. */
export function* forkIsolated(
  { reportError }: Pick<SagaDependencies, 'reportError'>,
  saga: () => Saga<unknown>,
): Saga {
  yield* fork(function* isolated(): Saga {
    try {
      // A task of its own: the error of one of its forks is thrown here as well.
      yield call(saga);
    } catch (error) {
      reportError(error);
    }
  });
}
