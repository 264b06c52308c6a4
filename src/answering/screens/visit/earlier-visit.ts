import { Conflict } from './Conflict.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { ProofQuestion } from './ProofQuestion.tsx';
import { ResumeQuestion } from './ResumeQuestion.tsx';
import { SessionEnding } from './SessionEnding.tsx';

/** Screens about an order started elsewhere or earlier. */
export const earlierVisit = { Conflict, LinkFailed, ProofQuestion, ResumeQuestion, SessionEnding };
