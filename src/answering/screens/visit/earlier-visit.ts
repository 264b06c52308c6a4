import { Conflict } from './Conflict.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { ProofQuestion } from './ProofQuestion.tsx';
import { ResumeQuestion } from './ResumeQuestion.tsx';
import { SessionEnding } from './SessionEnding.tsx';
import { WithoutCookies } from './WithoutCookies.tsx';

/** Screens about an order started elsewhere or earlier, or why none can be. */
export const earlierVisit = {
  Conflict,
  LinkFailed,
  ProofQuestion,
  ResumeQuestion,
  SessionEnding,
  WithoutCookies,
};
