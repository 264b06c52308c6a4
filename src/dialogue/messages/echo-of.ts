import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { Facts } from '../../funnel/facts.ts';
import { fields } from '../../funnel/fields/fields.ts';
import type { Step } from '../../funnel/steps/step.ts';
import { askedFields } from '../../funnel/walk.ts';
import { keptIn } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import { isSensitive } from '../answers/is-sensitive.ts';
import { fieldNamed, hasValue } from '../decide.ts';
import type { MessageOutcome } from '../outcome/message-outcome.ts';
import { answersOf } from '../outcome/outcome-of.ts';
import type { QuestionContext } from '../outcome/question-context.ts';

/** Unrecognised digits may still be a mistyped document, a date or an account. `known`: words that are none. */
const withoutNumbers = (message: string, [known, ...others]: readonly string[] = []): string =>
  known === undefined
    ? message.replace(/\d(?:[\s./-]{0,3}\d){4,}/g, (number) => number.replace(/\d/g, '*'))
    : message
        .split(known)
        .map((part) => withoutNumbers(part, others))
        .join(known);

/** Each word by its first letter. */
const masked = (words: string): string =>
  words.replace(/[\p{L}\p{M}\d'’]+/gu, (word) =>
    /\d/.test(word) ? '*'.repeat(word.length) : `${[...word][0] ?? ''}****`,
  );

const isSecret = ({ object }: UnderstoodAct): boolean => {
  const field = fieldNamed(object);
  return field !== null && isSensitive(field);
};

/** Enough of a message to recognise it. */
const begun = 60;

/** Whether the open question asks for words that are shown masked. */
const mayBeSecret = (steps: readonly Step[], facts: Facts): boolean =>
  steps
    .flatMap((step) => askedFields(step, facts))
    .some((name) => isSensitive(name) && fields[name].input === 'text' && fields[name].mask === undefined);

/** The message as the transcript shows it: a sensitive answer is masked as its own bubble would be. */
export function echoOf(
  message: string,
  acts: readonly UnderstoodAct[],
  outcome: MessageOutcome,
  { steps, state }: Pick<QuestionContext, 'steps' | 'state'>,
): string {
  if (outcome.kind === 'reply' && outcome.keeps) return withoutNumbers(`${message.slice(0, begun)}…`);
  const secrets = acts.filter((act) => act.words !== '' && isSecret(act));
  const answers = answersOf(outcome);
  // A value that was missed must not show beside those that were found.
  if (answers.some(({ field }) => isSensitive(field))) return answers.map(({ shown }) => shown).join(', ');
  const known = acts
    .filter((act) => act.words !== '' && !isSecret(act) && hasValue(act))
    .map(({ words }) => words);
  const hidden = secrets.reduce((text, { words }) => text.replaceAll(words, () => masked(words)), message);
  // Words that were read together with the message before stand here in part.
  const isPart = secrets.some(({ words }) => !message.includes(words));
  const isUnclear = outcome.kind === 'reply' && outcome.isUnclear === true;
  const kept = outcome.kind === 'reply' ? keptIn(outcome.reply) : undefined;
  const isAllSecret =
    (isUnclear && mayBeSecret(steps, selectFacts(state))) ||
    (kept !== undefined && kept.wrong === undefined && isSensitive(kept.field));
  return isPart || (isAllSecret && secrets.length === 0) ? masked(message) : withoutNumbers(hidden, known);
}
