import { isFinal } from '../../api/call-result.ts';
import { leaveWords } from '../../contract/calls/support.ts';
import { staffNoteSent } from '../../store/events.ts';
import type { StaffNote } from '../../store/misunderstandings.ts';
import { selectStepsShown } from '../../store/selectors.ts';
import { selectAddon } from '../effects/origin.ts';
import { pauseBeforeRetry } from '../pause-before-retry.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

/** About four minutes of retries, if the server asks for no longer pauses. Time without a connection does not count. */
const maxTries = 10;

/** Sends the operator the messages that were not understood, and what the visitor did after each. */
export function* tellOperator(dependencies: SagaDependencies): Saga {
  let before: string | null = null;
  // takeLeading: further messages wait in the store, and the visitor waits for none of them.
  yield* takeLeadingDue(
    ({ misunderstandings }) => misunderstandings.staffNotes[0] ?? null,
    function* send(note: StaffNote): Saga {
      before = yield* sendRetrying(note, before, dependencies);
      yield* put(staffNoteSent());
    },
  );
}

/**
 * Retries after a broken connection, in memory only, under one idempotency key so that the server stores a sentence
 * once. Returns its id, for what follows it.
 */
function* sendRetrying(
  { said, missed, did }: StaffNote,
  before: string | null,
  dependencies: SagaDependencies,
): Saga<string | null> {
  const after = did === null ? null : before;
  if (missed === null && after === null) return null;
  const { client, newKey } = dependencies;
  const key = newKey();
  const [step] = yield* select(selectStepsShown);
  const addon = yield* select(selectAddon);
  const body = { said, outcome: missed, step: step?.id, addon, ...(after !== null && { after, did }) };
  let asked = 0;
  for (let tries = 0; tries < maxTries; tries = yield* pauseBeforeRetry(tries, asked, dependencies)) {
    yield* waitUntil(({ device }) => device.connection !== 'offline');
    const result = yield* call(() => client.call(leaveWords, { body }, { key }));
    if (result.ok) return result.value.id ?? null;
    if (isFinal(result.failure)) return null;
    asked = result.failure.retryAfter;
  }
  return null;
}
