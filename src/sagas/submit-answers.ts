import type { Facts } from '../funnel/facts.ts';
import type { Answers } from '../funnel/fields/answer-values.ts';
import { readAnswers } from '../funnel/fields/read-answers.ts';
import type { StepId } from '../funnel/steps/step-id.ts';
import { stepOf } from '../funnel/steps/steps.ts';
import { answersAccepted, answersRefused, answersSubmitted } from '../store/events.ts';
import { selectFacts } from '../store/selectors.ts';
import { put, type Saga, select, takeEvery } from './typed-effects.ts';

/** Stale answers: they depend on an answer that has changed, so they are asked again. */
function staleBy(ids: readonly StepId[], values: Answers, { answers }: Facts): Answers {
  const stale = ids
    .map(stepOf)
    .filter(({ fields: names }) => names.some((name) => name in values && values[name] !== answers[name]))
    .flatMap(({ clears = [] }) => clears);
  return Object.fromEntries(stale.map((name) => [name, undefined]));
}

/** Accepts an answer as a whole, or refuses it with a message beside each invalid field. */
export function* submitAnswers(): Saga {
  // takeEvery: reading an answer never blocks.
  yield* takeEvery(answersSubmitted, function* submit({ payload }): Saga {
    const facts = yield* select(selectFacts);
    if (facts.order !== null) return;
    const { values, messages } = readAnswers(payload.steps, payload.raw, facts);
    const isRefused = Object.keys(messages).length > 0;
    yield* put(
      isRefused
        ? answersRefused({ messages })
        : answersAccepted({ values: { ...staleBy(payload.steps, values, facts), ...values } }),
    );
  });
}
