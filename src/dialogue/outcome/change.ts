import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { QuestionContext } from './question-context.ts';

/** A message, and the question that it meets. */
export interface Said {
  message: string;
  question: QuestionContext;
}

export type Acts = readonly UnderstoodAct[];

/** What a habit of speech makes of the acts of a message. */
export type Change = (acts: Acts, said: Said) => Acts;

/** The same, act by act; null drops one. */
export const each =
  (change: (act: UnderstoodAct, said: Said, acts: Acts) => UnderstoodAct | null): Change =>
  (acts, said) =>
    acts.flatMap((act) => change(act, said, acts) ?? []);
