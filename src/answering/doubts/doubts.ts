import { DoubtNote } from './DoubtNote.tsx';
import { findDoubts } from './find-doubts.ts';

/** Only pages that ask for an e-mail or an account fetch this. */
export const doubts = { DoubtNote, findDoubts };
