import { type SideQuestion, untaken } from './side-question.ts';

/** What was understood waits on while something is asked, and grows by what is answered beside it. */
export function joined(open: SideQuestion | null, news: SideQuestion): SideQuestion[] {
  if (open?.reply.kind === 'guess') return [{ ...open, reply: untaken(open.reply) }, news];
  const { reply } = news;
  if (open?.reply.kind !== 'several') return [news];
  if (reply.kind === 'text' || reply.kind === 'guess') return [{ ...news, reply: untaken(reply) }, open];
  if (reply.kind !== 'several') return [news];
  const { answers } = reply;
  const before = open.reply.answers.filter(({ field }) => answers.every((one) => one.field !== field));
  return [
    {
      ...news,
      firstId: open.firstId,
      said: `${open.said}\n${news.said}`,
      reply: { ...reply, answers: [...before, ...answers] },
    },
  ];
}
