import type { SerializedError } from '@reduxjs/toolkit';
import { callWords } from '../words/call-words.ts';
import type { PanelProblem } from './call-panel.ts';

export type CallError = PanelProblem | SerializedError;

/** What the server said, or that the panel itself failed. */
export const problemOf = (error: CallError | undefined): PanelProblem | undefined =>
  error === undefined || 'fields' in error
    ? error
    : { status: null, code: '', message: callWords.failed, fields: {} };
