import type { SerializedError } from '@reduxjs/toolkit';
import { sessionProblems } from '../../contract/panel/access/session.ts';
import { callWords } from '../words/call-words.ts';
import type { PanelProblem } from './call-panel.ts';

export type CallError = PanelProblem | SerializedError;

/** The server's problem, or an internal error of the panel. */
export function problemOf(error: CallError | undefined): PanelProblem | undefined {
  if (error === undefined) return undefined;
  if (!('fields' in error)) return { status: null, code: '', message: callWords.failed, fields: {} };
  // The sign-in dialog covers the view; after a new sign-in this text stays visible in it.
  return error.code === sessionProblems.signedOut ? { ...error, message: callWords.signedOut } : error;
}
