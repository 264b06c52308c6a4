import * as events from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { loadLead, selectLeadCall } from './resuming/resume.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { takeLeadingDue } from './take-leading-due.ts';
import { call, put, type Saga, select } from './typed-effects.ts';

/** The visitor's choice in a conflict, with the lead it is about. A proof that is asked for loads the lead itself. */
const selectChoice = ({ conflict: { choice }, lead: { id }, visit: { phase } }: RootState) =>
  id !== null && phase !== 'asking-for-proof' && (choice === 'own' || choice === 'newer')
    ? { idLead: id, choice }
    : null;

type Choice = NonNullable<ReturnType<typeof selectChoice>>;

/**
 * Two tabs changed the same lead: the visitor chooses whose answers count. Own answers are dropped only after the
 * other version has loaded. If the session has lapsed meanwhile, the lead is proved first; one that cannot be proved is
 * replaced by another with the answers of this tab.
 */
export function* settleConflict(dependencies: SagaDependencies): Saga {
  // takeLeading: one choice is carried out at a time.
  yield* takeLeadingDue(selectChoice, (due) => settle(due, dependencies));
}

function* settle({ idLead, choice }: Choice, { client }: SagaDependencies): Saga {
  const endpoint = yield* select(selectLeadCall);
  const result = yield* call(() => client.call(endpoint, { params: { idLead } }));
  if (!result.ok) yield* put(events.conflictSettlementFailed({ message: result.failure.message }));
  else if (result.value.provable === false) yield* put(events.leadLapsed());
  else if (result.value.access !== 'holder') return yield* put(events.accessLost());
  else if (choice === 'own') yield* put(events.leadVersionLearned(result.value.version));
  else yield* loadLead(result.value);
  yield* put(events.effectsRetried());
  if (choice === 'newer') yield* put(events.visitBecameReady());
}
