import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import {
  anotherOrderWanted,
  effectSucceeded,
  helpGranted,
  leadForgotten,
  leadLapsed,
  leadLoaded,
  leadVersionLearned,
  renewalForgotten,
  startedOver,
  visitRestored,
} from './events.ts';
import { noLead } from './lead-state.ts';

export const leadReducer = createReducer(noLead, (builder) => {
  builder
    .addCase(visitRestored, (_, { payload }) => payload.lead)
    .addCase(effectSucceeded, (state, { payload }) => ({ ...state, ...payload.result.lead }))
    .addCase(leadLoaded, (state, { payload }) => ({ ...state, ...payload.lead, isResumed: true }))
    .addCase(leadVersionLearned, (state, { payload }) => {
      state.version = payload;
    })
    .addCase(helpGranted, (state, { payload }) => {
      if (payload.kind === 'withdrawal') state.noCoverageId = null;
    })
    .addCase(renewalForgotten, (state) => {
      state.renewalId = null;
    })
    .addCase(anotherOrderWanted, (state) => {
      state.isAnother = true;
    })
    .addCase(leadLapsed, () => ({ ...noLead, isReopened: true }))
    .addMatcher(isAnyOf(leadForgotten, startedOver), () => noLead);
});
