import {
  conflictStayed,
  effectsRetried,
  leadVersionLearned,
  ownAnswersDropped,
  visitReady,
} from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { loadLead, selectLeadCall } from './resuming/resume.ts';
import { put, type Saga, select, takeAny, wait } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';

/** Two tabs, one order: the visitor says whose answers count. Nothing is dropped before the other is at hand. */
export function* settleConflict({ client }: SagaDependencies): Saga {
  while (true) {
    const { device, lead } = yield* select((state: RootState) => state);
    const { conflict: choice } = device;
    const { id: idLead } = lead;
    if (idLead === null || choice === null || choice === 'asked') {
      yield* takeAny();
      continue;
    }
    const endpoint = yield* select(selectLeadCall);
    const result = yield* wait(() => client.call(endpoint, { params: { idLead } }));
    if (!result.ok) yield* put(conflictStayed({ message: result.failure.message }));
    else if (choice === 'own') yield* put(leadVersionLearned(result.value.version));
    else {
      yield* put(ownAnswersDropped());
      yield* loadLead(result.value);
    }
    yield* put(effectsRetried());
    if (choice === 'newer') yield* put(visitReady());
  }
}
