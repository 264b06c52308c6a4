import { Conflict } from './Conflict.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { ProofQuestion } from './ProofQuestion.tsx';
import { ResumeQuestion } from './ResumeQuestion.tsx';
import { SessionEnding } from './SessionEnding.tsx';

/** What is asked about an order that was begun elsewhere or earlier. */
export const earlierVisit = { Conflict, LinkFailed, ProofQuestion, ResumeQuestion, SessionEnding };
