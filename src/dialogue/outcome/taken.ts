import { closedWords } from '../../content/conversation/closed-words.ts';
import type { Facts } from '../../funnel/facts.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { mistypedEmail } from '../answers/mistyped-email.ts';
import { lacksAccount } from '../answers/other-bank.ts';
import { rawOf, recognisedIn } from '../answers/recognised-in.ts';
import { missingFields } from '../answers/whole-steps.ts';
import { bareOf, listOf } from '../closed-words.ts';
import type { DoneHere } from './message-outcome.ts';
import type { QuestionContext } from './question-context.ts';

const ownWords = Object.entries(closedWords.ofField).map(([field, words]) => ({
  field,
  words: listOf(words),
}));

/** The fields that a message names by their own word. */
export function fieldsNamed(message: string): string[] {
  const said = new Set(bareOf(message).split(' '));
  return ownWords.flatMap(({ field, words }) => ([...words].some((word) => said.has(word)) ? [field] : []));
}

/** Whether these replace an answer on which others rest that are given. */
function throwAway(answers: readonly RecognisedAnswer[], facts: Facts): boolean {
  const isGiven = (name: RecognisedAnswer['field']): boolean => Boolean(shownAnswer(name, facts));
  const told = new Set(answers.map(({ field }) => field));
  return answers.some(({ field, shown }) => {
    const before = shownAnswer(field, facts);
    const isReplaced = before !== undefined && before !== shown;
    return isReplaced && fields[field].clears.some((name) => !told.has(name) && isGiven(name));
  });
}

/** Whether answers, however certain, are asked about: they throw others away, or are likely mistyped. */
export function waitForYes(
  answers: readonly RecognisedAnswer[],
  { state, waiting }: QuestionContext,
): boolean {
  const facts = selectFacts(state);
  return (
    throwAway(answers, facts) ||
    lacksAccount(answers, facts) ||
    // Not who leaves the one that it looks like.
    mistypedEmail(answers, waiting)?.answers.some(({ raw }) => raw.email?.[0] !== facts.answers.email) ===
      true
  );
}

/** Whether answers are all that the open question asks. */
function areAllAsked(
  answers: readonly RecognisedAnswer[],
  { steps, state, wrong }: QuestionContext,
): boolean {
  const [only, another] = steps;
  if (only === undefined || another !== undefined || wrong) return false;
  const raw = { ...state.answers.draft, ...rawOf(answers) };
  return (
    answers.every(({ step }) => step === only.id) &&
    missingFields(steps, raw, selectFacts(state)).every((name) => answers.some(({ field }) => field === name))
  );
}

/** Certain answers: of the open question they are given, others are taken and said back. */
export function takenOf(
  answers: readonly RecognisedAnswer[],
  question: QuestionContext,
  { topic, reply, ...more }: Omit<Extract<DoneHere, { kind: 'take' }>, 'kind' | 'answers'> = {},
): DoneHere {
  const { steps, state } = question;
  const told = { ...more, ...(reply && { reply }), ...(topic && { topic }) };
  if (more.kept || !areAllAsked(answers, question)) return { kind: 'take', answers, ...told };
  const noted = recognisedIn(state.answers.draft ?? {}, steps, selectFacts(state));
  return { kind: 'answer', raw: { ...rawOf(noted), ...rawOf(answers) }, answers, ...told };
}
