import { createSelector } from '@reduxjs/toolkit';
import { stepOf } from '../funnel/steps.ts';
import { leadForgotten, leadLoaded, resumeDeclined } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import {
  selectFacts,
  selectJourneySteps,
  selectRoute,
  selectStepsShown,
  selectWalk,
} from '../store/selectors.ts';
import { createTeller, type Teller } from '../tracking/create-teller.ts';
import { type Due, dueEvents } from '../tracking/due-events.ts';
import type { Webchat } from '../tracking/webchat.ts';
import { selectLead } from './effects/worker.ts';
import { fork, type Saga, select, take, takeAny, wait } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';

const nothing: readonly Due[] = [];

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
    // Before that nobody knows whose answers these are.
    if (phase !== 'ready') return nothing;
    const steps = ids.map(stepOf);
    return dueEvents({ campaign, route, shown, steps, walk, facts, acceptsPhoneContact });
  },
);

/** Tells the webchat how far a visitor has come who agreed to it. Nobody waits for that. */
export function* tellWebchat(webchat: Webchat, { whenIdle }: SagaDependencies): Saga {
  const { isTakenUp = false } = yield* select(selectLead);
  const teller = createTeller(webchat, isTakenUp);
  yield* fork(() => followOrders(teller));
  while (true) {
    teller.look(yield* select(selectDue));
    yield* takeAny();
    yield* wait(whenIdle);
  }
}

function* followOrders({ takeUp, forget }: Teller): Saga {
  while (true) {
    const event = yield* take(leadLoaded, leadForgotten, resumeDeclined);
    if (leadLoaded.match(event)) takeUp();
    else forget();
  }
}
