import { findInputWarnings } from './find-input-warnings.ts';
import { InputWarningNote } from './InputWarningNote.tsx';

/** Only pages that ask for an e-mail or an account fetch this. */
export const inputWarningParts = { InputWarningNote, findInputWarnings };
