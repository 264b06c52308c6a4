import { connectionRestored } from '../store/events.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { call, race, type Saga, take } from './typed-effects.ts';

const pauses = [2_000, 5_000, 15_000, 30_000];

/**
 * Pauses longer with every try, and never less than the seconds that the server asks for. If it asks for none, the
 * pause ends when the connection is back. Pauses are spread by half, so that the browsers of an outage do not return
 * together. Returns the number of tries since the connection was back.
 */
export function* pauseBeforeRetry(
  tries: number,
  retryAfter: number,
  { pause, random }: Pick<SagaDependencies, 'pause' | 'random'>,
): Saga<number> {
  const growing = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
  const length = retryAfter * 1000 + Math.round(growing * (0.5 + random()));
  const paused = call(() => pause(length));
  const { restored } = yield* race(
    retryAfter > 0 ? { paused } : { paused, restored: take(connectionRestored) },
  );
  return restored ? 0 : tries + 1;
}
