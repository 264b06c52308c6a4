import { createSelector } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { isFinal } from '../api/call-result.ts';
import { sendEvents } from '../contract/calls/measurement.ts';
import type { EventContext, Happening, VisitEvent } from '../contract/measurement/visit-event.ts';
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
import { createVisitRecorder } from '../tracking/visit-events/create-visit-recorder.ts';
import { definitionOf } from '../tracking/visit-events/definition-of.ts';
import { createEventQueue } from '../tracking/visit-events/event-queue.ts';
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

/** Counts visitor events for the operator's figures. It blocks nothing, and nothing depends on it. */
export function* measure(measurement: Measurement, dependencies: SagaDependencies): Saga {
  const { client, now, newKey } = dependencies;
  let context: EventContext | null = null;
  const queue = createEventQueue({
    slot: measurement.queue,
    now,
    newKey,
    send: async (events: VisitEvent[]) => {
      if (!measurement.isOnline()) return 'kept';
      const result = await client.call(sendEvents, { body: { events } }, { outlivesPage: true });
      // A final failure is not retried: the server would refuse it again.
      return result.ok || isFinal(result.failure) ? 'done' : 'kept';
    },
  });
  let wake: () => void = () => undefined;
  const tell = (happening: Happening) => {
    if (context === null) return;
    queue.add(happening, context);
    wake();
  };
  const { ledger, openedAt } = measurement;
  const recorder = createVisitRecorder({ ledger, openedAt, now, tell });

  function* readScene(): Saga<VisitScene | null> {
    const scene = yield* select(selectScene);
    if (scene === null) return null;
    const { campaign, face, facts } = scene;
    measurement.isUnderWayIn(Object.keys(facts.answers).length > 0 ? face : null);
    const visit = measurement.isAgreed() ? { visit: recorder.visit(newKey) } : {};
    const definition = yield* select(selectDefinition);
    const about = { device: measurement.device(), arms: measurement.arms(), definition };
    context = { campaign, face, ...about, ...visit };
    return scene;
  }
  function* recordScene(): Saga {
    const scene = yield* readScene();
    if (scene !== null) recorder.update(scene);
  }

  /** Sends events in batches; after a failure it retries with a growing pause. */
  function* uploadLoop(): Saga {
    while (true) {
      if (queue.isEmpty())
        yield* call(
          () =>
            new Promise<void>((resolve) => {
              wake = resolve;
            }),
        );
      for (let wait = gathering; !queue.isEmpty(); wait = Math.min(2 * wait, longestWait)) {
        yield* call(() => dependencies.pause(wait));
        yield* call(queue.flush);
      }
    }
  }
  function* leave(isOver: boolean): Saga {
    const scene = yield* readScene();
    if (isOver && scene !== null) recorder.left(scene);
    yield* call(queue.flush);
  }

  if ((yield* select(selectLead)).isResumed) recorder.skipPast();
  // takeEvery: the handlers never block.
  yield* takeEvery([leadLoaded, leadForgotten, startedOver], (event) =>
    leadLoaded.match(event) ? recorder.skipPast() : recorder.forget(),
  );
  yield* takeEveryFrom(eventChannel<boolean>(measurement.onLeaving), leave);
  yield* fork(noteRefusals, recorder.refused);
  yield* fork(noteSideQuestions, tell);
  measurement.onSpeed((speed) => tell({ name: 'page_speed', ...speed }));
  yield* recordScene();
  // takeLeading: everything that happens before the page is idle is recorded together.
  yield* takeLeading('*', function* seeNext(): Saga {
    yield* call(dependencies.whenIdle);
    yield* recordScene();
  });
  yield* fork(uploadLoop);
}
