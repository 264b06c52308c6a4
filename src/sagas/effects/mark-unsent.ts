import { problemCodes } from '../../contract/problem.ts';
import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { steps } from '../../funnel/steps/steps.ts';
import { effectOutdated } from '../../store/events.ts';
import { selectFacts, selectJourney } from '../../store/selectors.ts';
import { put, type Saga, select } from '../typed-effects.ts';
import type { EffectResult, Worker } from './worker.ts';

/** Marks all saved steps as unsent after another lead was opened, except the step that opened it. */
export function* markAllUnsent(but?: StepId): Saga {
  const { done } = yield* select(selectFacts);
  const sent = Object.values<Step>(steps).filter(({ id, effect }) => id in done && effect?.kind === 'write');
  for (const { id } of sent) if (id !== but) yield* put(effectOutdated({ step: id }));
}

/**
 * Marks saved steps as unsent after another lead was opened with the whole address. Steps that were proved (codes,
 * lookups) stay done, so the visitor is not asked again.
 */
export function* markSavedUnsent(): Saga {
  const { done } = yield* select(selectFacts);
  const journey = (yield* select(selectJourney)).steps;
  for (const { id, effect } of Object.values<Step>(steps))
    if (id in done && journey.includes(id) && effect?.record === 'lead')
      yield* put(effectOutdated({ step: id }));
}

/**
 * Some hosts cannot change this part of an existing lead. Then the lead id is dropped and the walk opens another one.
 */
export const orReopenLead = (worker: Worker): Worker =>
  function* (task): Saga<EffectResult> {
    const result = yield* worker(task);
    if (result.ok || result.failure.code !== problemCodes.callUnknown) return result;
    yield* markSavedUnsent();
    return { ok: true, value: { lead: { id: null, version: 0 } } };
  };
