import { createReducer } from '@reduxjs/toolkit';
import {
  answersAccepted,
  answersRefused,
  handedOff,
  messageReplied,
  staffNoteSent,
  stepOpened,
} from './events.ts';

/** A question without an answer, or the messages before the visitor asked for a person. */
export interface StaffNote {
  kind: 'question' | 'person';
  said: readonly string[];
}

interface MisunderstandingsState {
  /** Number of refused answers at the current question. */
  refusals: number;
  /** Number of consecutive messages not understood. */
  inARow: number;
  /** These messages, as shown in the transcript. */
  messages: readonly string[];
  /** Messages for the operator not sent yet. */
  staffNotes: readonly StaffNote[];
}

const none: MisunderstandingsState = { refusals: 0, inARow: 0, messages: [], staffNotes: [] };

const maxMessages = 4;

/** Limit of queued messages, for visits without a connection. */
const maxStaffNotes = 20;

export const misunderstandingsReducer = createReducer(none, (builder) => {
  builder
    .addCase(stepOpened, (state) => {
      state.refusals = 0;
    })
    .addCase(answersAccepted, (state) => {
      state.inARow = 0;
    })
    .addCase(answersRefused, (state) => {
      state.refusals += 1;
    })
    .addCase(messageReplied, (state, { payload }) => {
      if (payload.isUnclear) state.refusals += 1;
      state.inARow = payload.isUnclear ? state.inARow + 1 : 0;
      if (payload.isUnclear) state.messages = [...state.messages, payload.said].slice(-maxMessages);
      if (payload.isUnansweredQuestion && state.staffNotes.length < maxStaffNotes)
        state.staffNotes.push({ kind: 'question', said: [payload.said] });
    })
    .addCase(handedOff, (state, { payload: { to, said } }) => {
      // A visitor who moves to the form does not wait for a person, so the messages are stored as a question.
      state.staffNotes.push({ kind: to === 'person' ? 'person' : 'question', said: [...said] });
    })
    .addCase(staffNoteSent, (state) => {
      state.staffNotes.shift();
    });
});
