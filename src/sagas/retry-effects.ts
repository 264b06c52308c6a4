import { connectionRestored, effectFailed, effectSucceeded, effectsRetried } from '../store/events.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { call, put, race, type Saga, take, takeEvery, takeLeading } from './typed-effects.ts';

const pauses = [2_000, 5_000, 15_000, 30_000];

/** What failed for want of a line goes out again by itself: after a pause that grows, or when the line is back. */
export function* retryEffects({ pause }: SagaDependencies): Saga {
  let tries = 0;
  // takeEvery: it only counts.
  yield* takeEvery(effectSucceeded, () => {
    tries = 0;
  });
  // takeLeading: one pause for all that failed.
  yield* takeLeading(effectFailed, function* retry({ payload }): Saga {
    if (payload.failure.final) return;
    const length = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
    const { restored } = yield* race({
      paused: call(() => pause(length)),
      restored: take(connectionRestored),
    });
    tries = restored ? 0 : tries + 1;
    yield* put(effectsRetried());
  });
  // What failed before this listened waits for nothing else.
  yield* put(effectsRetried());
}
