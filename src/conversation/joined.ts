import type { Aside } from './aside.ts';

/** What was understood waits on while something is asked, and grows by what is told beside it. */
export function joined(open: Aside | null, news: Aside): Aside[] {
  if (open?.reply.kind !== 'several' || news.reply.kind === 'start-over') return [news];
  if (news.reply.kind === 'text') return [news, open];
  const { answers } = news.reply;
  const before = open.reply.answers.filter(({ field }) => answers.every((one) => one.field !== field));
  return [
    {
      ...news,
      said: `${open.said}\n${news.said}`,
      reply: { ...news.reply, answers: [...before, ...answers] },
    },
  ];
}
