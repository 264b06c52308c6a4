import { accessLost } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { listenToChat } from './chat-protocol.ts';
import { giveHelp } from './help.ts';
import { loadResources } from './load-resources.ts';
import { regainAccess } from './resume.ts';
import { retryByItself } from './retry.ts';
import { fork, type Saga, select, take, wait } from './saga.ts';
import { settleConflict } from './settle-conflict.ts';
import type { Surroundings } from './surroundings.ts';
import { watchSession } from './watch-session.ts';

/** What happens by itself once an order is under way. */
export function* later(surroundings: Surroundings): Saga {
  yield* fork(() => retryByItself(surroundings));
  yield* fork(() => giveHelp(surroundings));
  yield* fork(() => meetWebchat(surroundings));
  yield* fork(() => settleConflict(surroundings));
  yield* fork(() => loadResources(surroundings));
  yield* fork(() => watchSession(surroundings));
  while (true) {
    // It may have been lost before this listens.
    if (!(yield* select(({ visit }: RootState) => visit.proof.isLost))) yield* take(accessLost);
    yield* regainAccess(surroundings);
  }
}

/** What it is told, and what tells it, come along with it. */
function* meetWebchat(surroundings: Surroundings): Saga {
  const webchat = yield* wait(surroundings.webchat);
  if (webchat === null) return;
  yield* fork(() => listenToChat(webchat, surroundings));
  const loaded = yield* wait(() => import('./tell-webchat.ts').catch(() => null));
  if (loaded !== null) yield* loaded.tellWebchat(webchat, surroundings);
}
