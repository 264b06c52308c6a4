import type { Aside } from './aside.ts';

function replyOf({ reply }: Aside): string {
  const found = reply.kind === 'several' ? reply.answers.map(({ shown }) => shown).join(', ') : '';
  return found === '' ? reply.text : `${reply.text} ${found}.`;
}

/** What a screen reader is told: each question once, and after a reply the question that comes back. */
export const announcementOf = (question: string, settled: readonly Aside[], open: Aside | null): string =>
  open === null
    ? [...settled.slice(-1).map(replyOf), question].filter((part) => part !== '').join(' ')
    : replyOf(open);
