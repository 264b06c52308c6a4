import type { RecognisedAnswer } from '../../understanding/reading.ts';
import { type SideQuestion, textOnly } from './side-question.ts';

/** Merges a new proposal into the one that waits. */
export function mergeProposals(open: SideQuestion | null, news: SideQuestion): SideQuestion[] {
  if (open?.reply.kind === 'guess') return [{ ...open, reply: textOnly(open.reply) }, news];
  const { reply } = news;
  if (open?.reply.kind !== 'several') return [news];
  if (reply.kind === 'text' || reply.kind === 'guess') return [{ ...news, reply: textOnly(reply) }, open];
  if (reply.kind !== 'several') return [news];
  const { answers: waiting, part: told } = open.reply;
  const { other } = reply;
  const answers = mergeAnswers(waiting, reply.answers);
  const isCompleted = answers.some(({ field }) => field === told?.kept.field);
  return [
    {
      ...news,
      firstId: open.firstId,
      said: `${open.said}\n${news.said}`,
      reply: {
        ...(told && !isCompleted && { part: told }),
        ...reply,
        answers,
        // The alternative reads this message differently; the answers that waited before it stay.
        ...(other && { other: { ...other, answers: mergeAnswers(waiting, other.answers) } }),
      },
    },
  ];
}

const mergeAnswers = (waiting: readonly RecognisedAnswer[], answers: readonly RecognisedAnswer[]) => [
  ...waiting.filter(({ field }) => answers.every((one) => one.field !== field)),
  ...answers,
];
