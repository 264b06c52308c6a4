import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import {
  conflictSettlementFailed,
  leadChangedElsewhere,
  leadForgotten,
  leadLapsed,
  leadLoaded,
  leadVersionLearned,
  newerAnswersTaken,
  ownAnswersKept,
  startedOver,
} from './events.ts';

interface ConflictState {
  /**
   * Another tab or device has changed the same order, and the visitor must choose whose answers count. Until the
   * choice has been carried out, nothing is sent.
   */
  choice: 'asked' | 'own' | 'newer' | null;
  /** Why the last choice failed, shown when the question is repeated. */
  failure: string | null;
}

const none: ConflictState = { choice: null, failure: null };

export const conflictReducer = createReducer(none, (builder) => {
  builder
    .addCase(leadChangedElsewhere, (state) => {
      state.choice = 'asked';
    })
    .addCase(conflictSettlementFailed, (_, { payload }) => ({ choice: 'asked', failure: payload.message }))
    .addCase(ownAnswersKept, () => ({ choice: 'own', failure: null }))
    .addCase(newerAnswersTaken, () => ({ choice: 'newer', failure: null }))
    .addMatcher(isAnyOf(leadVersionLearned, leadLoaded, leadForgotten, leadLapsed, startedOver), () => none);
});
