import { isFinal } from '../../api/call-result.ts';
import { leaveWords } from '../../contract/calls/support.ts';
import { operatorTold } from '../../store/events.ts';
import { selectFacts, selectStepsShown } from '../../store/selectors.ts';
import type { WordsToTell } from '../../store/visit.ts';
import { wordsOnly } from '../../store/words-only.ts';
import { selectAddon } from '../effects/origin.ts';
import { selectLead } from '../effects/worker.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { takeLeadingDue } from '../take-leading-due.ts';
import { call, put, type Saga, select } from '../typed-effects.ts';
import { waitForLine } from '../wait-for-line.ts';
import { waitUntil } from '../wait-until.ts';

/** As many as a person reads at a glance. */
const most = 6;

/** About four minutes; while the device knows of no line nothing is tried. */
const mostTries = 10;

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

/** Without a line it waits for one, in memory alone; under the same key, so that nothing is told twice. */
function* leave({ kind, said: messages }: WordsToTell, dependencies: SagaDependencies): Saga {
  const { client, newKey } = dependencies;
  const { answers } = yield* select(selectFacts);
  const said = messages
    .map((message) => wordsOnly(message, answers))
    .filter((words) => words.length > 1)
    .slice(-most);
  if (said.length === 0) return;
  const [step] = yield* select(selectStepsShown);
  const { protocol } = yield* select(selectLead);
  const addon = yield* select(selectAddon);
  const body = { kind, said, step: step?.id, addon, protocol: kind === 'person' ? protocol : null };
  const key = newKey();
  for (let tries = 0; tries < mostTries; tries = yield* waitForLine(tries, dependencies)) {
    yield* waitUntil(({ device }) => device.online);
    const result = yield* call(() => client.call(leaveWords, { body }, { key }));
    if (result.ok || isFinal(result.failure)) return;
  }
}
