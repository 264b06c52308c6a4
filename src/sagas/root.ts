import { navigate } from './navigate.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { startLateRoot } from './start-late-root.ts';
import { submitAnswers } from './submit-answers.ts';
import { fork, type Saga } from './typed-effects.ts';
import { beginVisit } from './visit/begin-visit.ts';
import { forgetLead } from './visit/forget-lead.ts';
import { keepVisit } from './visit/keep-visit.ts';
import { keepZoom } from './visit/keep-zoom.ts';
import { watchConnection } from './watch-connection.ts';

/**
 * Sagas that run from the start: they take and store answers and follow the walk in the address. Sagas communicate
 * only through the store.
 */
export function* root(dependencies: SagaDependencies): Saga {
  yield* fork(submitAnswers);
  yield* fork(keepVisit, dependencies);
  yield* fork(forgetLead, dependencies);
  yield* fork(keepZoom, dependencies);
  yield* fork(watchConnection, dependencies);
  yield* fork(navigate, dependencies);
  const earlier = yield* beginVisit(dependencies);
  yield* startLateRoot(earlier, dependencies);
}
