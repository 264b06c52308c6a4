import { createReducer } from '@reduxjs/toolkit';
import { answersAccepted, type HelpKind, helpGranted, helpRefused, helpRequested } from './events.ts';

export type HelpStatus =
  | { kind: 'none' }
  | { kind: 'asked'; phone?: string }
  | { kind: 'granted' }
  | { kind: 'refused'; message: string };

type HelpState = Record<HelpKind, HelpStatus>;

const none: HelpStatus = { kind: 'none' };

const nothing: HelpState = {
  review: none,
  call: none,
  withdrawal: none,
  erasure: none,
  code: none,
  link: none,
};

export const helpReducer = createReducer(nothing, (builder) => {
  builder
    .addCase(helpRequested, (state, { payload: { kind, phone } }) => {
      state[kind] = { kind: 'asked', ...(phone !== undefined && { phone }) };
    })
    // A new answer may be another address or a code just sent: earlier help results no longer apply.
    .addCase(answersAccepted, (state) => {
      state.withdrawal = none;
      state.code = none;
    })
    .addCase(helpGranted, (state, { payload }) => {
      state[payload.kind] = { kind: 'granted' };
    })
    .addCase(helpRefused, (state, { payload }) => {
      state[payload.kind] = { kind: 'refused', message: payload.message };
    });
});
