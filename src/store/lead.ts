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
import type { LeadState } from './lead-state.ts';

const none: LeadState = { id: null, noCoverageId: null, version: 0, protocol: null };

export const leadReducer = createReducer(none, (builder) => {
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
    .addCase(leadLapsed, () => ({ ...none, isReopened: true }))
    .addMatcher(isAnyOf(leadForgotten, startedOver), () => none);
});
