import { createReducer } from '@reduxjs/toolkit';
import type { Misunderstanding } from '../contract/misunderstandings.ts';
import * as events from './events.ts';

/** A message that was not understood, what followed one, or both. */
export interface StaffNote {
  /** As shown in the transcript. */
  said: string | null;
  missed: Misunderstanding | null;
  /** What the visitor did after the sentence before. */
  did: 'words' | 'answered' | 'person' | null;
}

interface MisunderstandingsState {
  /** Number of refused answers at the current question. */
  refusals: number;
  /** Number of consecutive messages not understood. */
  inARow: number;
  /** The last message was not understood, and nothing followed. */
  isOpen: boolean;
  /** The last message, if it was understood. */
  before: string | null;
  /** Messages for the operator not sent yet. */
  staffNotes: readonly StaffNote[];
}

const none: MisunderstandingsState = { refusals: 0, inARow: 0, isOpen: false, before: null, staffNotes: [] };

/** Limit of queued messages, for visits without a connection. */
const maxStaffNotes = 20;

function note(state: MisunderstandingsState, { said, missed, did }: StaffNote): void {
  const isDue = missed !== null || state.isOpen;
  const hasRoom = state.staffNotes.length < maxStaffNotes;
  if (isDue && hasRoom)
    state.staffNotes = [...state.staffNotes, { said, missed, did: state.isOpen ? did : null }];
  state.isOpen = missed !== null && missed !== 'person' && hasRoom;
  state.before = missed === null && did === 'words' ? said : null;
}

/** Whoever asks for a person after words that seemed understood was not. */
const notePerson = (state: MisunderstandingsState): void =>
  note(state, { said: state.before, missed: state.before === null ? null : 'person', did: 'person' });

export const misunderstandingsReducer = createReducer(none, (builder) => {
  builder
    .addCase(events.stepOpened, (state) => {
      state.refusals = 0;
    })
    .addCase(events.answersAccepted, (state) => {
      state.inARow = 0;
      note(state, { said: null, missed: null, did: 'answered' });
    })
    .addCase(events.answersRefused, (state, { payload: { said = null } }) => {
      state.refusals += 1;
      if (said !== null) note(state, { said, missed: 'refusal', did: 'words' });
    })
    .addCase(events.messageReplied, (state, { payload: { said, isUnclear, missed } }) => {
      if (isUnclear) state.refusals += 1;
      state.inARow = isUnclear ? state.inARow + 1 : 0;
      if (missed === 'person') notePerson(state);
      else note(state, { said, missed, did: 'words' });
    })
    .addCase(events.handedOff, notePerson)
    .addCase(events.staffNoteSent, (state) => {
      state.staffNotes = state.staffNotes.slice(1);
    });
});
