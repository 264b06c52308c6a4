import { createSelector } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { isFinal } from '../api/call-result.ts';
import { sendEvents } from '../contract/calls/measurement.ts';
import type { VisitEvent } from '../contract/measurement/visit-event.ts';
import { leadForgotten, leadLoaded, startedOver } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import {
  selectFacts,
  selectJourney,
  selectJourneySteps,
  selectLead,
  selectStepsShown,
  selectWalk,
} from '../store/selectors.ts';
import { createVisitRecorder, type VisitRecorder } from '../tracking/visit-events/create-visit-recorder.ts';
import { definitionOf } from '../tracking/visit-events/definition-of.ts';
import { createEventQueue, type EventQueue } from '../tracking/visit-events/event-queue.ts';
import type { Measurement } from '../tracking/visit-events/measurement.ts';
import type { VisitScene } from '../tracking/visit-events/visit-scene.ts';
import { noteRefusals } from './conversation/note-refusals.ts';
import { noteSideQuestions } from './conversation/note-side-questions.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { call, fork, type Saga, select, takeEvery, takeEveryFrom, takeLeading } from './typed-effects.ts';

/** Batching interval in milliseconds: events of this time are sent together. */
const gathering = 5000;
/** Longest pause in milliseconds between retries. */
const longestWait = 80_000;

const selectDefinition = createSelector([selectJourneySteps], definitionOf);

const selectScene = createSelector(
  [
    (state: RootState) => state.visit.phase,
    (state: RootState) => state.visit.prefix,
    (state: RootState) => state.visit.face,
    (state: RootState) => selectJourney(state).id,
    selectStepsShown,
    selectWalk,
    selectFacts,
  ],
  // Before the visit is ready, the answers may belong to another visitor.
  (phase, campaign, face, journey, shown, walk, facts): VisitScene | null =>
    phase === 'ready' ? { campaign, face, journey, shown, walk, facts } : null,
);

interface Measuring {
  measurement: Measurement;
  queue: EventQueue;
  recorder: VisitRecorder;
  dependencies: SagaDependencies;
}

/** Counts visitor events for the operator's figures. It blocks nothing, and nothing depends on it. */
export function* measure(measurement: Measurement, dependencies: SagaDependencies): Saga {
  const { now, newKey, whenIdle } = dependencies;
  const { ledger, openedAt } = measurement;
  const send = (events: VisitEvent[]) => upload(events, measurement, dependencies);
  const queue = createEventQueue({ slot: measurement.queue, now, newKey, send });
  const recorder = createVisitRecorder({ ledger, openedAt, now, tell: queue.add });
  const measuring = { measurement, queue, recorder, dependencies };
  if ((yield* select(selectLead)).isResumed) recorder.skipPast();
  // takeEvery: the handlers never block.
  yield* takeEvery([leadLoaded, leadForgotten, startedOver], (event) =>
    leadLoaded.match(event) ? recorder.skipPast() : recorder.forget(),
  );
  yield* takeEveryFrom(eventChannel<boolean>(measurement.onLeaving), (isLeft) => leave(isLeft, measuring));
  yield* fork(noteRefusals, recorder.refused);
  yield* fork(noteSideQuestions, queue.add);
  measurement.onSpeed((speed) => queue.add({ name: 'page_speed', ...speed }));
  yield* recordScene(measuring);
  // takeLeading: everything that happens before the page is idle is recorded together.
  yield* takeLeading('*', function* recordNext(): Saga {
    yield* call(whenIdle);
    yield* recordScene(measuring);
  });
  yield* fork(uploadLoop, queue, dependencies);
}

async function upload(events: VisitEvent[], { isOnline }: Measurement, { client }: SagaDependencies) {
  if (!isOnline()) return 'kept';
  const result = await client.call(sendEvents, { body: { events } }, { outlivesPage: true });
  // A final failure is not retried: the server would refuse it again.
  return result.ok || isFinal(result.failure) ? 'done' : 'kept';
}

/** Reads the visit's state and what its events have in common. */
function* readScene({ measurement, queue, recorder, dependencies }: Measuring): Saga<VisitScene | null> {
  const scene = yield* select(selectScene);
  if (scene === null) return null;
  const { campaign, face, facts } = scene;
  measurement.isUnderWayIn(Object.keys(facts.answers).length > 0 ? face : null);
  const visit = measurement.isAgreed() ? { visit: recorder.visit(dependencies.newKey) } : {};
  const definition = yield* select(selectDefinition);
  const about = { device: measurement.device(), arms: measurement.arms(), definition };
  queue.describe({ campaign, face, ...about, ...visit });
  return scene;
}

function* recordScene(measuring: Measuring): Saga {
  const scene = yield* readScene(measuring);
  if (scene !== null) measuring.recorder.update(scene);
}

function* leave(isLeft: boolean, measuring: Measuring): Saga {
  const scene = yield* readScene(measuring);
  if (isLeft && scene !== null) measuring.recorder.left(scene);
  yield* call(measuring.queue.flush);
}

/** Sends events in batches; after a failure it retries with a growing pause. */
function* uploadLoop(queue: EventQueue, { pause }: SagaDependencies): Saga {
  while (true) {
    if (queue.isEmpty()) yield* call(queue.nextEvent);
    for (let wait = gathering; !queue.isEmpty(); wait = Math.min(2 * wait, longestWait)) {
      yield* call(() => pause(wait));
      yield* call(queue.flush);
    }
  }
}
