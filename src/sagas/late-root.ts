import { call } from 'redux-saga/effects';
import { offerLater } from './conversation/offer-later.ts';
import { readMessages } from './conversation/read-messages.ts';
import { settleEarlyPlan } from './conversation/settle-early-plan.ts';
import { talkToPerson } from './conversation/talk-to-person.ts';
import { tellOperator } from './conversation/tell-operator.ts';
import { runEffects } from './effects/run-effects.ts';
import { giveHelp } from './give-help.ts';
import { loadResources } from './load-resources.ts';
import { regainAccess } from './resuming/resume.ts';
import { resumeEarlierVisit, type StoredVisitSources } from './resuming/resume-earlier-visit.ts';
import { retryEffects } from './retry-effects.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { searchAddresses } from './search-addresses.ts';
import { settleConflict } from './settle-conflict.ts';
import { readRegulations } from './site/read-regulations.ts';
import { tellWebchat } from './tell-webchat.ts';
import { fork, type Saga } from './typed-effects.ts';
import { askInstallationDayAgain } from './visit/ask-installation-day-again.ts';
import { watchSession } from './visit/watch-session.ts';

/** Sagas that run from the first answer on, or with an earlier visit. They are one chunk, loaded by `startLateRoot`. */
export function* lateRoot(earlier: StoredVisitSources | null, dependencies: SagaDependencies): Saga {
  yield* fork(runEffects, dependencies);
  yield* fork(askInstallationDayAgain);
  yield* fork(retryEffects, dependencies);
  yield* fork(giveHelp, dependencies);
  yield* fork(searchAddresses, dependencies);
  yield* fork(readMessages, dependencies);
  yield* fork(readRegulations, dependencies);
  yield* fork(settleConflict, dependencies);
  yield* fork(loadResources, dependencies);
  yield* fork(watchSession, dependencies);
  yield* fork(regainAccess, dependencies);
  // What tells others must not end the order.
  const isRestored = (earlier?.stored ?? null) !== null;
  yield* forkIsolated(dependencies, () => tellWebchat(isRestored, dependencies));
  yield* forkIsolated(dependencies, () => tellOperator(dependencies));
  yield* forkIsolated(dependencies, () => offerLater(dependencies));
  yield* forkIsolated(dependencies, settleEarlyPlan);
  const { person } = dependencies;
  if (person !== undefined) yield* forkIsolated(dependencies, () => talkToPerson(person, dependencies));
  if (earlier !== null) yield* resumeEarlierVisit(earlier, dependencies);
}

/** Runs a saga that the visitor does not need: an error ends it, is reported, and the visit goes on. */
function* forkIsolated(
  { reportError }: Pick<SagaDependencies, 'reportError'>,
  saga: () => Saga<unknown>,
): Saga {
  yield* fork(function* isolated(): Saga {
    try {
      // A task of its own: the error of one of its forks is thrown here as well.
      yield call(saga);
    } catch (error) {
      reportError(error);
    }
  });
}
