import { accessLost } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { listenToChat } from './chat-protocol.ts';
import { giveHelp } from './help.ts';
import { loadResources } from './load-resources.ts';
import { regainAccess } from './resuming/resume.ts';
import { retryByItself } from './retry.ts';
import { fork, type Saga, select, take, wait } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { settleConflict } from './settle-conflict.ts';
import { watchSession } from './watch-session.ts';

/** What happens by itself once an order is under way. */
export function* later(dependencies: SagaDependencies): Saga {
  yield* fork(() => retryByItself(dependencies));
  yield* fork(() => giveHelp(dependencies));
  yield* fork(() => meetWebchat(dependencies));
  yield* fork(() => settleConflict(dependencies));
  yield* fork(() => loadResources(dependencies));
  yield* fork(() => watchSession(dependencies));
  while (true) {
    // It may have been lost before this listens.
    if (!(yield* select(({ visit }: RootState) => visit.proof.isLost))) yield* take(accessLost);
    yield* regainAccess(dependencies);
  }
}

/** What it is told, and what tells it, come along with it. */
function* meetWebchat(dependencies: SagaDependencies): Saga {
  const webchat = yield* wait(dependencies.webchat);
  if (webchat === null) return;
  yield* fork(() => listenToChat(webchat, dependencies));
  const loaded = yield* wait(() => import('./tell-webchat.ts').catch(() => null));
  if (loaded !== null) yield* loaded.tellWebchat(webchat, dependencies);
}
