import { effectFailed, effectSucceeded, effectsRetried } from '../store/events.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { put, type Saga, takeEvery, takeLeading } from './typed-effects.ts';
import { waitForConnection } from './wait-for-connection.ts';

/** Retries effects that failed for lack of a connection: after a growing pause, or as soon as it is back. */
export function* retryEffects(dependencies: SagaDependencies): Saga {
  let tries = 0;
  // takeEvery: the handler only resets a counter.
  yield* takeEvery(effectSucceeded, () => {
    tries = 0;
  });
  // takeLeading: one pause for all failed effects.
  yield* takeLeading(effectFailed, function* retry({ payload }): Saga {
    if (payload.failure.final) return;
    tries = yield* waitForConnection(tries, dependencies);
    yield* put(effectsRetried());
  });
  // Effects that failed before this saga started are retried at once.
  yield* put(effectsRetried());
}
