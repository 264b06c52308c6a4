import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { isOpen, openOf, type Reply, type Several, type SideQuestion } from '../../store/reply.ts';
import { isConsent } from '../answers/consent.ts';
import { changesWaitingBank, isOfBank } from '../answers/other-bank.ts';

/** What stays of a proposal that a later message changes or decides: the reply to a question in its message. */
const toldIn = ({ reply }: SideQuestion): Reply => ({
  kind: 'text',
  text: (reply.kind === 'several' && reply.told) || '',
});

/** The list with one question replaced. */
const withReply = (
  questions: readonly SideQuestion[],
  question: SideQuestion,
  reply: Reply,
): SideQuestion[] => questions.map((one) => (one === question ? { ...one, reply } : one));

/** What stays of a reply that no longer waits for a yes or a no. */
function withoutChoice(reply: Reply): Reply {
  const { text } = reply;
  return reply.kind === 'leave'
    ? { kind: 'text', text, link: { text: sideQuestionWords.leave.yes, path: reply.path } }
    : { kind: 'text', text };
}

/**
 * Adds a message with its reply. A proposal takes in the one that waits; each message stays where it was written. Under
 * the offer to leave or to start over a proposal waits on.
 */
export function mergeProposals(questions: readonly SideQuestion[], news: SideQuestion): SideQuestion[] {
  const open = openOf(questions);
  if (open === null) return [...questions, news];
  if (open.reply.kind !== 'several')
    return mergeProposals(withReply(questions, open, withoutChoice(open.reply)), news);
  const { reply } = news;
  if (reply.kind === 'leave' || reply.kind === 'start-over') return [...questions, news];
  // What is neither acceptance nor refusal leads to no order: a later yes is asked what it accepts.
  if (reply.kind === 'text' && isConsent(open.reply.answers))
    return [...withReply(questions, open, toldIn(open)), news];
  if (reply.kind !== 'several')
    return [...withReply(questions, open, { ...open.reply, isAgain: true }), news];
  return [...withReply(questions, open, toldIn(open)), mergeInto(open, open.reply, news, reply)];
}

function mergeInto(
  { firstId }: SideQuestion,
  { answers: waiting, part: told }: Several,
  news: SideQuestion,
  reply: Several,
): SideQuestion {
  const { other } = reply;
  const answers = mergeAnswers(waiting, reply.answers);
  const isCompleted = answers.some(({ field }) => field === told?.kept.field);
  return {
    ...news,
    firstId,
    reply: {
      ...(told && !isCompleted && { part: told }),
      ...reply,
      answers,
      // The alternative reads this message differently; the answers that waited before it stay.
      ...(other && { other: { ...other, answers: mergeAnswers(waiting, other.answers) } }),
    },
  };
}

/** The messages once these fields are answered: they wait no longer, nor does a part of one for its rest. */
export function withoutWaiting(
  all: readonly SideQuestion[],
  answered: readonly FieldName[],
): readonly SideQuestion[] {
  const questions = all.map((one) => {
    const kept = one.reply.kind === 'text' ? one.reply.kept : undefined;
    if (one.reply.kind !== 'text' || kept === undefined || !answered.includes(kept.field)) return one;
    const { kept: _, ...reply } = one.reply;
    return { ...one, reply };
  });
  const open = openOf(questions);
  if (open?.reply.kind !== 'several') return questions;
  const answers = open.reply.answers.filter(({ field }) => !answered.includes(field));
  if (answers.length === open.reply.answers.length) return questions;
  return withReply(questions, open, answers.length === 0 ? toldIn(open) : { ...open.reply, answers });
}

/** The messages after the visitor accepted, denied or changed the proposal that waited. */
export function settleOpen(
  questions: readonly SideQuestion[],
  reply: Reply,
  next: (said: string, reply: Reply) => SideQuestion,
): SideQuestion[] {
  const open = openOf(questions);
  if (open === null) return [...questions];
  const isDecided = !isOpen({ reply });
  // What is replied now comes after all that was said meanwhile.
  return isDecided
    ? [...withReply(questions, open, toldIn(open)), next('', reply)]
    : withReply(questions, open, reply);
}

/**
 * The answers that wait together with these, which replace those to the same questions. A consent does not wait on beside
 * them: the order is no longer the one agreed to.
 */
export const mergeAnswers = (
  waiting: readonly RecognisedAnswer[],
  answers: readonly RecognisedAnswer[],
): RecognisedAnswer[] => {
  const kept = waiting.filter(
    (one) => !isConsent([one]) && !(isOfBank(one) && changesWaitingBank(answers, waiting)),
  );
  return [
    ...kept.map((one) => answers.find(({ field }) => field === one.field) ?? one),
    ...answers.filter(({ field }) => kept.every((one) => one.field !== field)),
  ];
};
