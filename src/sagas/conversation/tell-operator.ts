import { isFinal } from '../../api/call-result.ts';
import { leaveWords } from '../../contract/calls/support.ts';
import type { wordsOnly as WordsOnlyFunction } from '../../contract/words-only/words-only.ts';
import { operatorTold } from '../../store/events.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';
import type { WordsToTell } from '../../store/visit.ts';
import { selectAddon } from '../effects/origin.ts';
import { selectLead } from '../effects/worker.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';
import { waitForConnection } from '../wait-for-connection.ts';
import { waitUntil } from '../wait-until.ts';

type WordsOnly = typeof WordsOnlyFunction;

/** As many as a person reads at a glance. */
const maxMessages = 6;

/** About four minutes; while the device knows of no line nothing is tried. */
const maxTries = 10;

/** Keeps for the operator what nobody could answer, and what was said before a person was asked for. */
export function* tellOperator(dependencies: SagaDependencies): Saga {
  // takeLeading: nothing is lost meanwhile, and nobody waits for it.
  yield* takeLeadingDue(
    ({ visit }) => visit.toTell[0] ?? null,
    (words) => tell(words, dependencies),
  );
}

function* tell(words: WordsToTell, dependencies: SagaDependencies): Saga {
  yield* leave(words, dependencies);
  yield* put(operatorTold());
}

/** Without a connection it waits for one, in memory alone; under the same key, so that nothing is told twice. */
function* leave(words: WordsToTell, dependencies: SagaDependencies): Saga {
  const { client, newKey } = dependencies;
  const key = newKey();
  for (let tries = 0; tries < maxTries; tries = yield* waitForConnection(tries, dependencies)) {
    yield* waitUntil(({ device }) => device.online);
    const loaded = yield* call(loadWordsOnly);
    if (loaded === null) continue;
    const body = yield* bodyOf(words, loaded.wordsOnly);
    if (body.said.length === 0) return;
    const result = yield* call(() => client.call(leaveWords, { body }, { key }));
    if (result.ok || isFinal(result.failure)) return;
  }
}

/** The words that may leave are a list that few visits need. */
const loadWordsOnly = () => import('../../contract/words-only/words-only.ts').catch(() => null);

function* bodyOf({ kind, said: messages }: WordsToTell, wordsOnly: WordsOnly) {
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
