import type { Answers, FieldName } from '../funnel/answer-values.ts';
import type { Facts } from '../funnel/facts.ts';
import type { RawValues, Reading } from '../funnel/field.ts';
import { fields } from '../funnel/fields.ts';
import type { Step } from '../funnel/step.ts';
import type { StepId } from '../funnel/step-id.ts';
import { stepOf } from '../funnel/steps.ts';
import { askedFields } from '../funnel/walk.ts';
import { answersAccepted, answersRefused, answersSubmitted, type Messages } from '../store/events.ts';
import { selectFacts } from '../store/selectors.ts';
import { put, type Saga, select, take } from './saga.ts';

/** What the server already holds may be left as it is, but an account is never half old and half new. */
const isLeft = (names: readonly FieldName[], raw: RawValues, facts: Facts): boolean =>
  names.every((name) => facts.onFile[name] !== undefined && (raw[name]?.[0] ?? '').trim() === '');

const fieldsToRead = (step: Step, raw: RawValues, facts: Facts): FieldName[] => {
  const names = askedFields(step, facts);
  return isLeft(names, raw, facts) ? [] : names;
};

/** Reads every field of the steps. */
function readAll(steps: readonly StepId[], raw: RawValues, facts: Facts) {
  const values: Answers = {};
  const messages: Messages = {};
  for (const name of steps.flatMap((id) => fieldsToRead(stepOf(id), raw, facts))) {
    const reading: Reading<unknown> = fields[name].read(raw, { today: facts.today, facts });
    if (reading.kind === 'read') Object.assign(values, { [name]: reading.value });
    else messages[name] = reading.message;
  }
  return { values, messages };
}

/** An answer is taken whole or refused with a sentence beside each field that needs mending. */
export function* submitAnswers(): Saga {
  while (true) {
    const { payload } = yield* take(answersSubmitted);
    const facts = yield* select(selectFacts);
    if (facts.order !== null) continue;
    const { values, messages } = readAll(payload.steps, payload.raw, facts);
    const isRefused = Object.keys(messages).length > 0;
    yield* put(isRefused ? answersRefused({ messages }) : answersAccepted({ values }));
  }
}
