import type { readLearnt } from '../../server/understanding/read-model.ts';
import type { Row } from '../../server/understanding/rows.ts';
import { answeredAt, openAt } from '../../server/understanding/training/answered-at.ts';
import { understand } from '../../server/understanding/understand.ts';
import { type Decision, decide } from '../../src/dialogue/decide.ts';
import { fieldsNamed } from '../../src/dialogue/outcome/taken.ts';
import { standard } from '../../src/funnel/campaign.ts';
import { knownAt } from './resolved-value.ts';

/** What is done about a message where a typical visitor writes it, with nothing waiting for a yes. */
export function decidedAt(
  step: string,
  message: string,
  learnt: ReturnType<typeof readLearnt>,
): readonly Decision[] {
  const { context, ...known } = knownAt(step, []);
  const answered = [...answeredAt(step)];
  const { acts } = understand(message, { ...context, answered }, { ...learnt, ...known, campaign: standard });
  return decide(acts, {
    asked: openAt(step),
    recent: new Set(),
    named: new Set(fieldsNamed(message)),
    isUnsure: false,
    isProposing: false,
    asksConsent: step === 'confirmacao',
  });
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d@]/gu, '');

/** Whether the words of a value are those that a row marks for its field; a description may reach further or less far. */
function isTold({ act: { object, words, does } }: Decision, { acts, spans, text }: Row): boolean {
  if (words === '') return acts.some((act) => act.does === does && act.object === object);
  const marked = spans
    .filter(({ field }) => field === object)
    .map(({ from, to }) => bare(text.slice(from, to)));
  return marked.some(
    (one) => one === bare(words) || (one !== '' && described.has(object) && one.includes(bare(words))),
  );
}

const described = new Set(['idPlan', 'schedules', 'due_date', 'complement', 'address', 'no_day']);

/** How many values of a message are stored or proposed, and how many of them the row does not tell. */
export function takenFrom(row: Row, decisions: readonly Decision[]) {
  const count = (action: Decision['action'], isWrong: boolean): number =>
    decisions.filter((one) => one.action === action && !(isWrong && isTold(one, row))).length;
  return {
    stored: count('take', false),
    storedWrong: count('take', true),
    proposed: count('propose', false),
    proposedWrong: count('propose', true),
  };
}
