import { findInputWarnings } from '../../funnel/warnings/find-input-warnings.ts';
import { InputWarningNote } from './InputWarningNote.tsx';

/** A chunk loaded only by pages that ask for an e-mail or an account. */
export const inputWarningParts = { InputWarningNote, findInputWarnings };
