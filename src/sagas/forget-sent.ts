import type { Step } from '../funnel/step.ts';
import type { StepId } from '../funnel/step-id.ts';
import { steps } from '../funnel/steps.ts';
import { effectOutdated } from '../store/events.ts';
import { selectFacts } from '../store/selectors.ts';
import { put, type Saga, select } from './saga.ts';

/** What went to another lead is not in the one that was opened now, but for what it was opened with. */
export function* forgetSent(but?: StepId): Saga {
  const { done } = yield* select(selectFacts);
  const sent = Object.values<Step>(steps).filter(({ id, effect }) => id in done && effect?.kind === 'write');
  for (const { id } of sent) if (id !== but) yield* put(effectOutdated({ step: id }));
}
