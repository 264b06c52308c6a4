import { Conflict } from './Conflict.tsx';
import { ProofQuestion } from './ProofQuestion.tsx';
import { ResumeQuestion } from './ResumeQuestion.tsx';
import { SessionEnding } from './SessionEnding.tsx';

/** What is asked about an order that was begun elsewhere or earlier. */
export const earlierVisit = { Conflict, ProofQuestion, ResumeQuestion, SessionEnding };
