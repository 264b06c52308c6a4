import type { RawValues } from '../../funnel/fields/field.ts';
import { askedFields } from '../../funnel/walk.ts';
import { answersAccepted, answersRefused, answersSubmitted, effectFailed } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';
import type { VisitRecorder } from '../../tracking/visit-events/create-visit-recorder.ts';
import { type Saga, select, takeEvery } from '../typed-effects.ts';

/** Counts why an answer was refused (empty, invalid, not understood, refused by the server), never what was typed. */
export function* noteRefusals(tell: VisitRecorder['refused']): Saga {
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
