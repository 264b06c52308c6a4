import { consentReplies } from '../../content/conversation/consent-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { KeptPart, RecognisedAnswer, ToldPart } from '../../store/recognised-answer.ts';
import type { Reply, Several } from '../../store/reply.ts';
import { selectFacts } from '../../store/selectors.ts';
import { nameInSentence } from '../answers/answer-name.ts';
import { isConsent } from '../answers/consent.ts';
import { undoneBy } from '../answers/consequence-of.ts';
import { asText, type ReplyOutcome } from './message-outcome.ts';
import { joinTexts } from './proposed.ts';
import { expectedAt, type QuestionContext } from './question-context.ts';

const { several } = sideQuestionWords;

/** Asks for the right value of answers that are wrong. */
const askForRight = (wrong: readonly Pick<KeptPart, 'step' | 'field'>[]): string =>
  several.wrong(wrong.map(nameInSentence));

const asPart = ({ step, field, shown: wrong }: RecognisedAnswer) => ({ step, field, text: '', wrong });

/** What asks for the right values, one after the other. */
const partOf = ([kept, ...others]: readonly KeptPart[], question: QuestionContext): ToldPart | undefined =>
  kept && { kept: { ...kept, others }, asks: expectedAt(question, kept.field) };

/** What asks for the next answer that is wrong, behind the right value of the one before. */
export function nextWrong(
  { others = [] }: KeptPart,
  right: readonly RecognisedAnswer[],
  question: QuestionContext,
): { told: string; part: ToldPart } | null {
  const left = others.filter((one) => right.every(({ field }) => field !== one.field));
  const part = partOf(left, question);
  return part ? { told: askForRight([part.kept]), part } : null;
}

/** The proposal without the answers that are wrong, which are asked for one after the other. */
export function withoutWrong(
  wrong: readonly RecognisedAnswer[],
  question: QuestionContext,
  told?: string,
): Several {
  const rest = question.waiting.filter((one) => !wrong.includes(one));
  const part = partOf(wrong.map(asPart), question);
  const undone = undoneBy(rest, selectFacts(question.state));
  return {
    kind: 'several',
    answers: rest,
    text: joinTexts(told, askForRight(wrong), undone, several.restFound),
    ...(part && { part }),
    without: wrong.map(({ field }) => field),
  };
}

/** What is asked once all that waited is wrong. */
function closing(wrong: readonly RecognisedAnswer[], question: QuestionContext, told?: string): Reply {
  if (isConsent(wrong))
    return { kind: 'text', text: told || consentReplies.declined.accept_information, closes: true };
  const [first, another] = wrong;
  const isOne = first !== undefined && another === undefined;
  const asks = expectedAt({ ...question, waiting: [] }, isOne ? first.field : undefined);
  return {
    kind: 'text',
    text: joinTexts(told || several.dropped, asks),
    ...(isOne && { kept: asPart(first) }),
    closes: true,
  };
}

/** The stored answers are told again instead of those that wait, which wait no longer. */
export function keptOf(
  dropped: readonly RecognisedAnswer[],
  question: QuestionContext,
  told: string,
): ReplyOutcome {
  const rest = question.waiting.filter((one) => !dropped.includes(one));
  const next = rest.length > 0 ? several.restFound : expectedAt({ ...question, waiting: [] });
  const noted = joinTexts(told, replies.isNoted(next));
  const without = dropped.map(({ field }) => field);
  return rest.length > 0
    ? { kind: 'reply', reply: { kind: 'several', answers: rest, text: noted, without }, dropped }
    : { ...asText(noted, { closes: true }), dropped };
}

/** Answers that wait are called wrong, without new values: they wait no longer, and are asked for. */
export function wrongOf(
  wrong: readonly RecognisedAnswer[],
  question: QuestionContext,
  told?: string,
): ReplyOutcome {
  const isAll = wrong.length === question.waiting.length;
  const reply = isAll ? closing(wrong, question, told) : withoutWrong(wrong, question, told);
  return { kind: 'reply', reply, dropped: wrong };
}
