import { answersOfOpen, type SideQuestion } from './side-questions/side-question.ts';

function replyOf({ reply }: SideQuestion): string {
  const found = answersOfOpen(reply).flatMap(({ shown }) => shown || []);
  return found.length === 0 ? reply.text : `${reply.text} ${found.join(', ')}.`;
}

/**
 * What a screen reader announces: the results of the last answer and then the question, each once. After a reply to a
 * side question it announces the open question again.
 */
export function announcementOf(
  question: string,
  replied: readonly SideQuestion[],
  open: SideQuestion | null,
  found: readonly string[] = [],
): string {
  if (replied.length === 0 && open === null) return [...found, question].filter(Boolean).join(' ');
  const news = replied.filter(({ id }) => open === null || id > open.id).slice(-1);
  return [...news.map(replyOf), open === null ? question : replyOf(open)].filter(Boolean).join(' ');
}
