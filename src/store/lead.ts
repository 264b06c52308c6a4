import { createReducer } from './create-reducer.ts';
import {
  effectSucceeded,
  helpGranted,
  leadForgotten,
  leadLapsed,
  leadLoaded,
  leadVersionLearned,
  resumeDeclined,
  visitRestored,
} from './events.ts';
import type { LeadState } from './lead-state.ts';

const none: LeadState = { id: null, noCoverageId: null, version: 0, protocol: null };

export const lead = createReducer(none, (builder) =>
  builder
    .addCase(visitRestored, (_, { payload }) => payload.lead)
    .addCase(effectSucceeded, (state, { payload }) => ({ ...state, ...payload.found.lead }))
    .addCase(leadLoaded, (state, { payload }) => ({ ...state, ...payload.lead, isTakenUp: true }))
    .addCase(leadVersionLearned, (state, { payload }) => ({ ...state, version: payload }))
    .addCase(helpGranted, (state, { payload }) =>
      payload.kind === 'withdrawal' ? { ...state, noCoverageId: null } : state,
    )
    .addCase(leadLapsed, () => ({ ...none, isReopened: true }))
    .addCase(leadForgotten, () => none)
    .addCase(resumeDeclined, () => none),
);
