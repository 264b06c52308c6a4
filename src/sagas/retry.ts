import { connectionRestored, effectFailed, effectSucceeded, effectsRetried } from '../store/events.ts';
import { put, race, type Saga, take, wait } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';

const pauses = [2_000, 5_000, 15_000, 30_000];

/** What failed for want of a line goes out again by itself: after a pause that grows, or when the line is back. */
export function* retryByItself({ pause }: SagaDependencies): Saga {
  let tries = 0;
  // What failed before this was there waits for nothing else.
  yield* put(effectsRetried());
  while (true) {
    const ended = yield* take(effectFailed, effectSucceeded);
    if (effectSucceeded.match(ended)) tries = 0;
    if (!effectFailed.match(ended) || ended.payload.failure.final) continue;
    const length = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
    const { other } = yield* race(
      () => pausing(() => pause(length)),
      () => take(connectionRestored),
    );
    tries = other ? 0 : tries + 1;
    yield* put(effectsRetried());
  }
}

function* pausing(pause: () => Promise<void>): Saga<true> {
  yield* wait(pause);
  return true;
}
