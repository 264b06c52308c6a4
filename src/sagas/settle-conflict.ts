import { getLead } from '../contract/calls/leads.ts';
import {
  conflictStayed,
  effectsRetried,
  leadVersionLearned,
  newerAnswersTaken,
  ownAnswersDropped,
  ownAnswersKept,
  visitReady,
} from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { loadLead } from './resume.ts';
import { put, type Saga, select, take, wait } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

/** Two tabs, one order: the visitor says whose answers count. Nothing is dropped before the other is at hand. */
export function* settleConflict({ client }: Surroundings): Saga {
  while (true) {
    const choice = yield* take(ownAnswersKept, newerAnswersTaken);
    const idLead = yield* select((state: RootState) => state.lead.id);
    if (idLead === null) continue;
    const result = yield* wait(() => client.call(getLead, { params: { idLead } }));
    if (!result.ok) yield* put(conflictStayed({ message: result.failure.message }));
    else if (ownAnswersKept.match(choice)) yield* put(leadVersionLearned(result.value.version));
    else {
      yield* put(ownAnswersDropped());
      yield* loadLead(result.value);
    }
    yield* put(effectsRetried());
    if (newerAnswersTaken.match(choice)) yield* put(visitReady());
  }
}
