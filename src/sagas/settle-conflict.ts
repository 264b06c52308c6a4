import { getLead } from '../contract/calls/leads.ts';
import { effectsRetried, leadVersionLearned, newerAnswersTaken, ownAnswersKept } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { loadLead } from './resume.ts';
import { put, type Saga, select, take, wait } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

/** Two tabs, one order: the visitor says whose answers count. */
export function* settleConflict({ client }: Surroundings): Saga {
  while (true) {
    const choice = yield* take(ownAnswersKept, newerAnswersTaken);
    const idLead = yield* select((state: RootState) => state.lead.id);
    if (idLead === null) continue;
    const result = yield* wait(() => client.call(getLead, { params: { idLead } }));
    if (result.ok && newerAnswersTaken.match(choice)) yield* loadLead(result.value);
    if (result.ok && ownAnswersKept.match(choice)) yield* put(leadVersionLearned(result.value.version));
    yield* put(effectsRetried());
  }
}
