import { leadForgotten, startedOver } from '../../store/events.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { type Saga, takeEvery } from '../typed-effects.ts';

/**
 * Clears the stored lead only on these events. A new visit without a lead must not clear the lead of the one before.
 */
export function* forgetLead({ slots, person }: SagaDependencies): Saga {
  // takeEvery: the handler never blocks.
  yield* takeEvery([leadForgotten, startedOver], () => {
    slots.leadId.clear();
    slots.visit.clear();
    person?.slot.clear();
  });
}
