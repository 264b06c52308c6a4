import type { RecognisedAnswer } from './understanding/understood.ts';

/** What the house says to what was written, when that did not settle the question. */
export type Reply =
  | { kind: 'text'; text: string; link?: { text: string; path: string } }
  /** `whole`: or else the message word for word. */
  | { kind: 'several'; answers: readonly RecognisedAnswer[]; text: string; whole?: RecognisedAnswer }
  /** A reply to words that may be the answer all the same. `told` is what stays of it; `asks`: nothing else was understood. */
  | { kind: 'guess'; text: string; told: string; whole: RecognisedAnswer; asks: boolean }
  | { kind: 'start-over'; text: string; whole?: RecognisedAnswer }
  /** To another campaign, as a document of its own. */
  | { kind: 'leave'; text: string; path: string; whole?: RecognisedAnswer };

/** Goes with the question it was said about. */
export interface Aside {
  id: number;
  /** A line for each message. */
  said: string;
  reply: Reply;
}

/** Whether it waits for a yes or a no. */
export const isOpen = ({ reply }: Aside): boolean => reply.kind !== 'text';

/** What is to be confirmed. */
export function answersOfOpen(reply: Reply): readonly RecognisedAnswer[] {
  if (reply.kind === 'several') return reply.answers;
  return reply.kind === 'guess' ? [reply.whole] : [];
}
