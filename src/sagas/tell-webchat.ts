import { createSelector } from '@reduxjs/toolkit';
import { stepOf } from '../funnel/steps/steps.ts';
import { leadForgotten, leadLoaded, startedOver } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import {
  selectFacts,
  selectJourneySteps,
  selectLead,
  selectRoute,
  selectStepsShown,
  selectWalk,
} from '../store/selectors.ts';
import { createEventSender } from '../tracking/create-event-sender.ts';
import { type DueEvent, dueEvents } from '../tracking/due-events.ts';
import { storeChatProtocol } from './conversation/chat-protocol.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { call, fork, type Saga, select, takeEvery, takeLeading } from './typed-effects.ts';

const nothing: readonly DueEvent[] = [];

const selectDue = createSelector(
  [
    (state: RootState) => state.visit.phase,
    (state: RootState) => state.visit.prefix,
    (state: RootState) => state.visit.acceptsPhoneContact,
    selectRoute,
    selectStepsShown,
    selectJourneySteps,
    selectWalk,
    selectFacts,
  ],
  (phase, campaign, acceptsPhoneContact, route, shown, ids, walk, facts) => {
    // Before the visit is ready, the answers may belong to another visitor.
    if (phase !== 'ready') return nothing;
    const steps = ids.map(stepOf);
    return dueEvents({ campaign, route, shown, steps, walk, facts, acceptsPhoneContact });
  },
);

/** Tells the webchat how far a consenting visitor has come. It blocks nothing. `isRestored`: this tab had a stored visit. */
export function* tellWebchat(isRestored: boolean, dependencies: SagaDependencies): Saga {
  // Waits for an idle moment: the call for the first answer goes first.
  yield* call(dependencies.whenIdle);
  const webchat = yield* call(dependencies.webchat);
  if (webchat === null) return;
  yield* fork(storeChatProtocol, webchat, dependencies);
  const { isResumed = false } = yield* select(selectLead);
  const sender = createEventSender(webchat, isRestored || isResumed);
  // takeEvery: the handlers never block.
  yield* takeEvery([leadLoaded, leadForgotten, startedOver], (event) =>
    leadLoaded.match(event) ? sender.skipPast() : sender.forget(),
  );
  sender.update(yield* select(selectDue));
  // takeLeading: everything that happens before the page is idle is sent together.
  yield* takeLeading('*', function* update(): Saga {
    yield* call(dependencies.whenIdle);
    sender.update(yield* select(selectDue));
  });
}
