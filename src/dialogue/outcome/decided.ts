import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import type { Decision } from '../decide.ts';
import type { ChoicesTold } from './choices-told.ts';
import type { QuestionContext } from './question-context.ts';
import type { Early, Told } from './told-answers.ts';

/** What is decided about a message at a question. */
export interface Decided {
  message: string;
  decisions: readonly Decision[];
  told: Told;
  /** What it leaves to choose from. */
  choices: ChoicesTold;
  early: readonly Early[];
  question: QuestionContext;
}

export const ofActions = (
  decisions: readonly Decision[],
  ...actions: Decision['action'][]
): UnderstoodAct[] => decisions.filter(({ action }) => actions.includes(action)).map(({ act }) => act);
