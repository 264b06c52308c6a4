import { accessLost } from '../store/events.ts';
import { beginVisit } from './begin-visit.ts';
import { giveHelp } from './help.ts';
import { keepVisit } from './keep-visit.ts';
import { loadResources } from './load-resources.ts';
import { navigate } from './navigate.ts';
import { regainAccess } from './resume.ts';
import { retryByItself, settleConflict, watchConnection } from './retry.ts';
import { runEffects } from './run-effects.ts';
import { fork, type Saga, take } from './saga.ts';
import { submitAnswers } from './submit-answers.ts';
import type { Surroundings } from './surroundings.ts';

/** Everything that happens by itself. Each watcher works one thing at a time; they meet only in the store. */
export function* root(surroundings: Surroundings): Saga {
  yield* fork(() => submitAnswers());
  yield* fork(() => keepVisit(surroundings));
  yield* fork(() => giveHelp(surroundings));
  yield* fork(() => watchConnection(surroundings));
  yield* fork(() => retryByItself(surroundings));
  yield* fork(() => settleConflict(surroundings));
  yield* fork(() => runEffects(surroundings));
  yield* fork(() => navigate(surroundings));
  yield* fork(() => loadResources(surroundings));
  yield* beginVisit(surroundings);
  while (true) {
    yield* take(accessLost);
    yield* regainAccess(surroundings);
  }
}
