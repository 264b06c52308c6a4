import { createSlice } from '@reduxjs/toolkit';
import {
  answersAccepted,
  callAsked,
  codeAsked,
  contactWithdrawn,
  erasureAsked,
  type HelpKind,
  helpGranted,
  helpRefused,
  linkAsked,
  reviewAsked,
} from './events.ts';

export type HelpStatus =
  | { kind: 'none' }
  | { kind: 'asked'; phone?: string }
  | { kind: 'granted' }
  | { kind: 'refused'; message: string };

type HelpState = Record<HelpKind, HelpStatus>;

const none: HelpStatus = { kind: 'none' };
const asked: HelpStatus = { kind: 'asked' };

const nothing: HelpState = {
  review: none,
  call: none,
  withdrawal: none,
  erasure: none,
  code: none,
  link: none,
};

export const helpSlice = createSlice({
  name: 'help',
  initialState: nothing,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(reviewAsked, (state) => {
        state.review = asked;
      })
      .addCase(callAsked, (state, { payload }) => {
        state.call = { kind: 'asked', phone: payload.phone };
      })
      .addCase(contactWithdrawn, (state, { payload }) => {
        state.withdrawal = { kind: 'asked', phone: payload.phone };
      })
      .addCase(erasureAsked, (state) => {
        state.erasure = asked;
      })
      .addCase(codeAsked, (state) => {
        state.code = asked;
      })
      .addCase(linkAsked, (state) => {
        state.link = asked;
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
  },
});
