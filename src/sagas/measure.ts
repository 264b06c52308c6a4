import { eventChannel } from 'redux-saga';
import { isSettled } from '../api/call-result.ts';
import { sendEvents } from '../contract/calls/measurement.ts';
import type { EventBody, VisitEvent } from '../contract/measurement/visit-event.ts';
import type { RawValues } from '../funnel/fields/field.ts';
import { askedFields } from '../funnel/walk.ts';
import {
  answersAccepted,
  answersRefused,
  answersSubmitted,
  effectFailed,
  messageReplied,
  sideQuestionReplied,
} from '../store/events.ts';
import { selectLead } from '../store/lead-selectors.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectFacts, selectStepsShown, selectWalk } from '../store/selectors.ts';
import type { Scene } from '../tracking/scene.ts';
import { createVisitRecorder, type VisitRecorder } from '../tracking/visit-events/create-visit-recorder.ts';
import { definitionOf } from '../tracking/visit-events/definition-of.ts';
import { createEventQueue, type EventQueue } from '../tracking/visit-events/event-queue.ts';
import type { Measurement } from '../tracking/visit-events/measurement.ts';
import { followScene } from './follow-scene.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { selectScene } from './select-scene.ts';
import { call, fork, type Saga, select, takeEvery, takeEveryFrom } from './typed-effects.ts';

/** Counts why an answer was refused (empty, invalid, not understood, refused by the server), never what was typed. */
function* noteRefusals(tell: VisitRecorder['refused']): Saga {
  let submitted: RawValues | null = null;
  // takeEvery: the handlers never block.
  yield* takeEvery([answersSubmitted, answersAccepted], (event) => {
    submitted = answersSubmitted.match(event) ? event.payload.raw : null;
  });
  yield* takeEvery(answersRefused, function* refused({ payload: { messages } }): Saga {
    const raw = submitted;
    submitted = null;
    const facts = yield* select(selectFacts);
    const face = yield* select((state: RootState) => state.visit.face);
    const unread = face === 'pages' ? 'server' : 'unclear';
    for (const step of yield* select(selectStepsShown)) {
      const names = askedFields(step, facts).filter((name) => messages[name] !== undefined);
      if (names.length > 0) tell(step.id, raw === null ? unread : reasonIn(raw, names));
    }
  });
  yield* takeEvery(effectFailed, ({ payload: { step, failure, messages } }) => {
    if (failure.final || Object.keys(messages).length > 0) tell(step, 'server');
  });
}

const reasonIn = (raw: RawValues, names: readonly string[]) =>
  names.every((name) => (raw[name] ?? []).every((value) => value === '')) ? 'empty' : 'invalid';

/** Batching interval in milliseconds: events of this time are sent together. */
const gathering = 5000;
/** Longest pause in milliseconds between retries. */
const longestWait = 80_000;

/** Counts visitor events for the operator's figures. It blocks nothing, and nothing depends on it. */
export function* measure(measurement: Measurement, dependencies: SagaDependencies): Saga {
  const { now, newKey } = dependencies;
  const { counted, openedAt } = measurement;
  const send = (events: VisitEvent[]) => upload(events, measurement, dependencies);
  const queue = createEventQueue({ slot: measurement.queue, now, newKey, send });
  const groups = ({ campaign, face }: Scene) => ({
    campaign,
    face,
    device: measurement.device(),
    arms: measurement.arms(),
  });
  const recorder = createVisitRecorder({ counted, openedAt, now, newKey, tell: queue.add, groups });
  /** Says what the following events have in common. */
  const setContext = (scene: Scene) => {
    measurement.isUnderWayIn(Object.keys(scene.facts.answers).length > 0 ? scene.face : null);
    const visit = measurement.isAgreed() ? { visit: recorder.visit() } : {};
    queue.setContext({ ...groups(scene), definition: definitionOf(scene.steps), ...visit });
  };
  if ((yield* select(selectLead)).isResumed) recorder.skipPast();
  yield* takeEveryFrom(eventChannel<boolean>(measurement.onLeaving), function* leave(isLeft): Saga {
    const scene = yield* select(selectScene);
    if (scene !== null) setContext(scene);
    if (isLeft && scene !== null) recorder.left(scene);
    yield* call(queue.flush);
  });
  yield* fork(noteRefusals, recorder.refused);
  yield* fork(noteSideQuestions, queue.add);
  measurement.onSpeed((speed) => queue.add({ name: 'page_speed', ...speed }));
  const update = (scene: Scene) => {
    setContext(scene);
    recorder.update(scene);
  };
  yield* followScene({ ...recorder, update }, dependencies);
  yield* fork(uploadLoop, queue, dependencies);
}

async function upload(events: VisitEvent[], { isOnline }: Measurement, { client }: SagaDependencies) {
  if (!isOnline()) return 'kept';
  const result = await client.call(sendEvents, { body: { events } }, { outlivesPage: true });
  // A final failure is not retried: the server would refuse it again.
  return isSettled(result) ? 'done' : 'kept';
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

/** Counts questions asked beside an answer, by the topic of the knowledge base and never in the visitor's words. */
function* noteSideQuestions(tell: (happening: EventBody) => void): Saga {
  let isUnanswered = false;
  // takeEvery: the handlers run at once, so no event is missed.
  yield* takeEvery(messageReplied, function* replied({ payload: { missed, isUnclear } }): Saga {
    const asks = missed === 'unanswered' || missed === 'guess';
    isUnanswered = asks;
    if (!asks && !isUnclear) return;
    const { step } = (yield* select(selectWalk)).current;
    tell({ name: 'side_question', step: step.id, outcome: asks ? 'unanswered' : 'unclear' });
  });
  yield* takeEvery(sideQuestionReplied, ({ payload: { step, said, topic, isWish } }) => {
    const isKnown = !isUnanswered;
    isUnanswered = false;
    // An empty message means a reminder, not a question of the visitor.
    if (!isKnown || said === '' || isWish) return;
    tell({ name: 'side_question', step, outcome: 'answered', ...(topic && { topic }) });
  });
}
