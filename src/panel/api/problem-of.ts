import type { SerializedError } from '@reduxjs/toolkit';
import { sessionProblems } from '../../contract/panel/session.ts';
import { callWords } from '../words/call-words.ts';
import type { PanelProblem } from './call-panel.ts';

export type CallError = PanelProblem | SerializedError;

/** What the server said, or that the panel itself failed. */
export function problemOf(error: CallError | undefined): PanelProblem | undefined {
  if (error === undefined) return undefined;
  if (!('fields' in error)) return { status: null, code: '', message: callWords.failed, fields: {} };
  // The dialog over the view asks for the sign-in. This is read afterwards, by whoever is signed in again.
  return error.code === sessionProblems.signedOut ? { ...error, message: callWords.signedOut } : error;
}
