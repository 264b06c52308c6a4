import { effectFailed, effectSucceeded, effectsRetried } from '../store/events.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { put, type Saga, takeEvery, takeLeading } from './typed-effects.ts';
import { waitForConnection } from './wait-for-connection.ts';

/** What failed for want of a connection goes out again by itself: after a pause that grows, or when it is back. */
export function* retryEffects(dependencies: SagaDependencies): Saga {
  let tries = 0;
  // takeEvery: it only counts.
  yield* takeEvery(effectSucceeded, () => {
    tries = 0;
  });
  // takeLeading: one pause for all that failed.
  yield* takeLeading(effectFailed, function* retry({ payload }): Saga {
    if (payload.failure.final) return;
    tries = yield* waitForConnection(tries, dependencies);
    yield* put(effectsRetried());
  });
  // What failed before this listened waits for nothing else.
  yield* put(effectsRetried());
}
