import { networkText } from '../api/network-text.ts';
import {
  connectionRestored,
  effectFailed,
  helpAsks,
  helpKinds,
  helpRefused,
  regulationsAsked,
  regulationsFailed,
  tryAgainAsked,
} from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectIsUnderWay } from '../store/selectors.ts';
import { beginVisit } from './begin-visit.ts';
import { selectNext } from './effects/next-effect.ts';
import { forgetLead, keepVisit, keepZoom } from './keep-visit.ts';
import { navigate } from './navigate.ts';
import { fork, put, type Saga, select, take, takeAny, wait } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { submitAnswers } from './submit-answers.ts';
import { watchConnection } from './watch-connection.ts';

/** Everything that happens by itself. Each watcher works one thing at a time; they meet only in the store. */
export function* root(dependencies: SagaDependencies): Saga {
  yield* fork(() => submitAnswers());
  yield* fork(() => keepVisit(dependencies));
  yield* fork(() => forgetLead(dependencies));
  yield* fork(() => keepZoom(dependencies));
  yield* fork(() => watchConnection(dependencies));
  yield* fork(() => effectsOnceDue(dependencies));
  yield* fork(() => navigate(dependencies));
  yield* fork(() => laterOn(dependencies));
  yield* fork(() => regulationsWhenAsked(dependencies));
  yield* beginVisit(dependencies);
}

/** What carries answers out comes with the first touch of a question, or with what an earlier visit left to do. */
function* effectsOnceDue(dependencies: SagaDependencies): Saga {
  while (true) {
    const entry = yield* select(selectNext);
    if (entry === null) {
      yield* takeAny();
      continue;
    }
    const loaded = yield* wait(() => import('./effects/run-effects.ts').catch(() => null));
    if (loaded !== null) return yield* loaded.runEffects(dependencies);
    const { step, stamp } = entry;
    const failure = { stamp, message: networkText, final: false, advice: 'connection' as const };
    yield* put(effectFailed({ step: step.id, failure, messages: {} }));
  }
}

/** What the first question does not need arrives with its answer, or with a visit that is under way already. */
function* laterOn(dependencies: SagaDependencies): Saga {
  while (!(yield* select(selectIsUnderWay))) yield* takeAny();
  while (true) {
    const loaded = yield* wait(() => import('./later.ts').catch(() => null));
    if (loaded !== null) return yield* loaded.later(dependencies);
    const { help } = yield* select((state: RootState) => state);
    for (const kind of helpKinds)
      if (help[kind].kind === 'asked') yield* put(helpRefused({ kind, message: networkText }));
    yield* take(connectionRestored, tryAgainAsked, ...helpAsks);
  }
}

/** Few open the regulations, so only they load what fetches them; a refused load may be asked for again. */
function* regulationsWhenAsked(dependencies: SagaDependencies): Saga {
  while (true) {
    // Their page stands, and asks, before anything listens.
    if ((yield* select(({ regulations }) => regulations.kind)) !== 'asked') yield* take(regulationsAsked);
    const loaded = yield* wait(() => import('./read-regulations.ts').catch(() => null));
    if (loaded !== null) yield* loaded.readRegulations(dependencies);
    else yield* put(regulationsFailed({ message: networkText }));
  }
}
