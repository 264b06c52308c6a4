import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import * as events from './events.ts';

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
    .addCase(events.leadChangedElsewhere, (state) => {
      state.choice = 'asked';
    })
    .addCase(events.conflictSettlementFailed, (_, { payload }) => ({
      choice: 'asked',
      failure: payload.message,
    }))
    .addCase(events.ownAnswersKept, () => ({ choice: 'own', failure: null }))
    .addCase(events.newerAnswersTaken, () => ({ choice: 'newer', failure: null }))
    .addMatcher(
      isAnyOf(
        events.leadVersionLearned,
        events.leadLoaded,
        events.leadForgotten,
        events.leadLapsed,
        events.startedOver,
      ),
      () => none,
    );
});
