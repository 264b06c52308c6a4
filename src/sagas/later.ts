import { accessLost } from '../store/events.ts';
import { giveHelp } from './help.ts';
import { loadResources } from './load-resources.ts';
import { regainAccess } from './resume.ts';
import { retryByItself } from './retry.ts';
import { fork, type Saga, take } from './saga.ts';
import { settleConflict } from './settle-conflict.ts';
import type { Surroundings } from './surroundings.ts';

/** What happens by itself once an order is under way. */
export function* later(surroundings: Surroundings): Saga {
  yield* fork(() => retryByItself(surroundings));
  yield* fork(() => giveHelp(surroundings));
  yield* fork(() => settleConflict(surroundings));
  yield* fork(() => loadResources(surroundings));
  while (true) {
    yield* take(accessLost);
    yield* regainAccess(surroundings);
  }
}
