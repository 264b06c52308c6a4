import { connectionRestored } from '../store/events.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { call, race, type Saga, take } from './typed-effects.ts';

const pauses = [2_000, 5_000, 15_000, 30_000];

/** Pauses longer with every try, or until the connection is back. Returns the number of tries since then. */
export function* waitForConnection(tries: number, { pause }: Pick<SagaDependencies, 'pause'>): Saga<number> {
  const length = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
  const { restored } = yield* race({
    paused: call(() => pause(length)),
    restored: take(connectionRestored),
  });
  return restored ? 0 : tries + 1;
}
