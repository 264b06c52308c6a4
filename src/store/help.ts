import { createReducer } from './create-reducer.ts';
import {
  answersAccepted,
  callAsked,
  codeAsked,
  contactWithdrawn,
  erasureAsked,
  helpGranted,
  helpRefused,
  reviewAsked,
} from './events.ts';

export type HelpStatus =
  | { kind: 'none' }
  | { kind: 'asked' }
  | { kind: 'granted' }
  | { kind: 'refused'; message: string };

export interface HelpState {
  review: HelpStatus;
  call: HelpStatus;
  withdrawal: HelpStatus;
  erasure: HelpStatus;
  code: HelpStatus;
}

const none: HelpStatus = { kind: 'none' };
const asked: HelpStatus = { kind: 'asked' };

const nothing: HelpState = { review: none, call: none, withdrawal: none, erasure: none, code: none };

export const help = createReducer(nothing, (builder) =>
  builder
    .addCase(reviewAsked, (state) => ({ ...state, review: asked }))
    .addCase(callAsked, (state) => ({ ...state, call: asked }))
    .addCase(contactWithdrawn, (state) => ({ ...state, withdrawal: asked }))
    .addCase(erasureAsked, (state) => ({ ...state, erasure: asked }))
    .addCase(codeAsked, (state) => ({ ...state, code: asked }))
    // At another address there is nothing withdrawn yet, and what was sent last is being tried.
    .addCase(answersAccepted, (state) => ({ ...state, withdrawal: none, code: none }))
    .addCase(helpGranted, (state, { payload }) => ({ ...state, [payload.kind]: { kind: 'granted' } }))
    .addCase(helpRefused, (state, { payload }) => ({
      ...state,
      [payload.kind]: { kind: 'refused', message: payload.message },
    })),
);
