import type { SideQuestion } from './side-question.ts';

/** What stays of it where nobody took it. */
const untaken = (question: SideQuestion): SideQuestion =>
  question.reply.kind === 'guess'
    ? { ...question, reply: { kind: 'text', text: question.reply.told } }
    : question;

/** What was understood waits on while something is asked, and grows by what is told beside it. */
export function joined(open: SideQuestion | null, news: SideQuestion): SideQuestion[] {
  if (open?.reply.kind === 'guess') return [untaken(open), news];
  const { reply } = news;
  if (open?.reply.kind !== 'several') return [news];
  if (reply.kind === 'text' || reply.kind === 'guess') return [untaken(news), open];
  if (reply.kind !== 'several') return [news];
  const { answers } = reply;
  const before = open.reply.answers.filter(({ field }) => answers.every((one) => one.field !== field));
  return [
    { ...news, said: `${open.said}\n${news.said}`, reply: { ...reply, answers: [...before, ...answers] } },
  ];
}
