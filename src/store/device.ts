import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import {
  conflictSettlementFailed,
  connectionLost,
  connectionRestored,
  keyboardChosen,
  laterDismissed,
  laterOffered,
  leadChangedElsewhere,
  leadLoaded,
  leadVersionLearned,
  newerAnswersTaken,
  ownAnswersKept,
  visitRestored,
  zoomChosen,
} from './events.ts';

interface DeviceState {
  zoom: number;
  /** Shows the letter keyboard although the answer is digits. */
  usesLetterKeyboard: boolean;
  /** Whether to offer the link to continue later: once per visit, after a long silence. */
  later: 'open' | 'offered' | 'over';
  online: boolean;
  /**
   * Another tab or device has changed the same order, and the visitor must choose whose answers count. Until the
   * choice has been carried out, nothing is sent.
   */
  conflict: 'asked' | 'own' | 'newer' | null;
  /** Why the last choice failed, shown when the question is repeated. */
  conflictFailure: string | null;
}

const initialState: DeviceState = {
  zoom: 100,
  usesLetterKeyboard: false,
  later: 'open',
  online: true,
  conflict: null,
  conflictFailure: null,
};

export const deviceReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(zoomChosen, (state, { payload }) => {
      state.zoom = payload.percent;
    })
    .addCase(laterOffered, (state) => {
      state.later = 'offered';
    })
    .addCase(laterDismissed, (state) => {
      state.later = 'over';
    })
    .addCase(keyboardChosen, (state, { payload }) => {
      state.usesLetterKeyboard = payload.letters;
    })
    .addCase(visitRestored, (state, { payload }) => {
      state.usesLetterKeyboard = payload.letters ?? false;
      state.later = payload.offeredLater ? 'over' : 'open';
    })
    .addCase(connectionLost, (state) => {
      state.online = false;
    })
    .addCase(connectionRestored, (state) => {
      state.online = true;
    })
    .addCase(leadChangedElsewhere, (state) => {
      state.conflict = 'asked';
    })
    .addCase(conflictSettlementFailed, (state, { payload }) => {
      state.conflict = 'asked';
      state.conflictFailure = payload.message;
    })
    .addCase(ownAnswersKept, (state) => {
      state.conflict = 'own';
      state.conflictFailure = null;
    })
    .addCase(newerAnswersTaken, (state) => {
      state.conflict = 'newer';
      state.conflictFailure = null;
    })
    .addMatcher(isAnyOf(leadVersionLearned, leadLoaded), (state) => {
      state.conflict = null;
    });
});
