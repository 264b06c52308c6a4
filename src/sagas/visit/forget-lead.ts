import { leadForgotten, startedOver } from '../../store/events.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { type Saga, takeEvery } from '../typed-effects.ts';

/** Only who says so is forgotten: a visit without a lead yet knows nothing of the one before. */
export function* forgetLead({ leadPointer, session }: SagaDependencies): Saga {
  // takeEvery: it waits for nothing.
  yield* takeEvery([leadForgotten, startedOver], () => {
    leadPointer.clear();
    session.clear();
  });
}
