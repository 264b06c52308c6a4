import { isFinal } from '../../api/call-result.ts';
import { leaveWords } from '../../contract/calls/support.ts';
import type { wordsOnly as WordsOnlyFunction } from '../../contract/words-only/words-only.ts';
import { staffNoteSent } from '../../store/events.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import type { StaffNote } from '../../store/misunderstandings.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';
import { selectAddon } from '../effects/origin.ts';
import { pauseBeforeRetry } from '../pause-before-retry.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';
import { waitUntil } from '../wait-until.ts';

type WordsOnly = typeof WordsOnlyFunction;

/** A short list that an operator reads at a glance. */
const maxMessages = 6;

/** About four minutes of retries, if the server asks for no longer pauses. Time without a connection does not count. */
const maxTries = 10;

/** Sends the operator the messages that were not understood, and the last ones before a visitor asked for a person. */
export function* tellOperator(dependencies: SagaDependencies): Saga {
  // takeLeading: further messages wait in the store, and the visitor waits for none of them.
  yield* takeLeadingDue(
    ({ misunderstandings }) => misunderstandings.staffNotes[0] ?? null,
    (note) => send(note, dependencies),
  );
}

function* send(note: StaffNote, dependencies: SagaDependencies): Saga {
  yield* sendRetrying(note, dependencies);
  yield* put(staffNoteSent());
}

/**
 * Retries after a broken connection, in memory only, under one idempotency key so that the server stores the words
 * once.
 */
function* sendRetrying(note: StaffNote, dependencies: SagaDependencies): Saga {
  const { client, newKey } = dependencies;
  const key = newKey();
  let asked = 0;
  for (let tries = 0; tries < maxTries; tries = yield* pauseBeforeRetry(tries, asked, dependencies)) {
    yield* waitUntil(({ device }) => device.connection !== 'offline');
    const loaded = yield* call(loadWordsOnly);
    if (loaded === null) continue;
    const body = yield* bodyOf(note, loaded.wordsOnly);
    if (body.said.length === 0) return;
    const result = yield* call(() => client.call(leaveWords, { body }, { key }));
    if (result.ok || isFinal(result.failure)) return;
    asked = result.failure.retryAfter;
  }
}

/** The word list is large and few visits need it, so it is loaded on demand. */
const loadWordsOnly = () => import('../../contract/words-only/words-only.ts').catch(() => null);

function* bodyOf({ kind, said: messages }: StaffNote, wordsOnly: WordsOnly) {
  const { answers } = yield* select(selectFacts);
  const names = [answers.name, answers.mothers_name, answers.company_name];
  const said = messages
    .map((message) => wordsOnly(message, names))
    .filter((words) => words !== '')
    .slice(-maxMessages);
  const [step] = yield* select(selectStepsShown);
  const { protocol } = yield* select(selectLead);
  const addon = yield* select(selectAddon);
  return { kind, said, step: step?.id, addon, protocol: kind === 'person' ? protocol : null };
}
