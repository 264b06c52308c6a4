import type { RecognisedAnswer } from './understanding/understood.ts';

/** What the house says to what was written, when that did not settle the question. */
export type Reply =
  | { kind: 'text'; text: string; link?: { text: string; path: string } }
  | { kind: 'several'; answers: readonly RecognisedAnswer[]; text: string }
  | { kind: 'start-over'; text: string };

/** Goes with the question it was said about. */
export interface Aside {
  id: number;
  /** A line for each message. */
  said: string;
  reply: Reply;
}

/** Whether it waits for a yes or a no. */
export const isOpen = ({ reply }: Aside): boolean => reply.kind !== 'text';
