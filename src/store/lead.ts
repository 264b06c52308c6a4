import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import * as events from './events.ts';
import { noLead } from './lead-state.ts';

export const leadReducer = createReducer(noLead, (builder) => {
  builder
    .addCase(events.visitRestored, (_, { payload }) => payload.lead)
    .addCase(events.effectSucceeded, (state, { payload }) => ({ ...state, ...payload.result.lead }))
    .addCase(events.leadLoaded, (state, { payload }) => ({ ...state, ...payload.lead, isResumed: true }))
    .addCase(events.leadVersionLearned, (state, { payload }) => {
      state.version = payload;
    })
    .addCase(events.helpGranted, (state, { payload }) => {
      if (payload.kind === 'withdrawal') state.noCoverageId = null;
    })
    .addCase(events.renewalForgotten, (state) => {
      state.renewalId = null;
    })
    .addCase(events.anotherOrderWanted, (state) => {
      state.isAnother = true;
    })
    .addCase(events.leadLapsed, () => ({ ...noLead, isReopened: true }))
    .addMatcher(isAnyOf(events.leadForgotten, events.startedOver), () => noLead);
});
