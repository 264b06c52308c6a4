import type { Failure } from '../funnel/facts.ts';
import { effectSucceeded, effectsRetried } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { pauseBeforeRetry } from './pause-before-retry.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { takeLeadingDue } from './take-leading-due.ts';
import { put, race, type Saga, takeEvery } from './typed-effects.ts';
import { waitUntil } from './wait-until.ts';

/** In seconds. For longer the visitor is told when to come back; the next answer sends what failed as well. */
const longestWait = 300;

/** A reply that breaks the contract may come of a release under way, which ends soon or not by itself. */
const triesOfBrokenContract = 4;

/**
 * Retries effects that failed without a refusal (no connection, an outage, a limit): after a growing pause, or as soon
 * as the connection is back. Any other end of the failure, such as a new answer, ends the pause.
 */
export function* retryEffects(dependencies: SagaDependencies): Saga {
  let tries = 0;
  // takeEvery: the handler only resets a counter.
  yield* takeEvery(effectSucceeded, () => {
    tries = 0;
  });
  const isRetried = ({ final, retryAfter = 0, breaksContract = false }: Failure) =>
    !final && retryAfter <= longestWait && !(breaksContract && tries >= triesOfBrokenContract);
  const selectRetried = ({ effects }: RootState) => Object.values(effects.failures).find(isRetried) ?? null;
  // takeLeading: one pause for all failed effects.
  yield* takeLeadingDue(selectRetried, function* retry(failure): Saga {
    const { tried } = yield* race({
      tried: pauseBeforeRetry(tries, failure.retryAfter ?? 0, dependencies),
      over: waitUntil((state) => selectRetried(state) !== failure),
    });
    if (tried === undefined) return;
    tries = tried;
    yield* put(effectsRetried());
  });
  // Effects that failed before this saga started are retried at once.
  yield* put(effectsRetried());
}
