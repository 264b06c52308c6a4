import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import {
  accessLost,
  leadForgotten,
  leadLapsed,
  sessionCheckFailed,
  sessionEndApproached,
  sessionKept,
  sessionProlonged,
  startedOver,
} from './events.ts';

/** Whether the session that opened the records is still valid. */
interface SessionState {
  /** When the session expires; null until shortly before. */
  closesAt: number | null;
  isAsking: boolean;
  message: string | null;
}

const open: SessionState = { closesAt: null, isAsking: false, message: null };

export const sessionReducer = createReducer(open, (builder) => {
  builder
    .addCase(sessionEndApproached, (_, { payload }) => ({ ...open, closesAt: payload.closesAt }))
    .addCase(sessionProlonged, (state) => {
      state.isAsking = true;
      state.message = null;
    })
    .addCase(sessionCheckFailed, (state, { payload }) => {
      state.isAsking = false;
      state.message = payload.message;
    })
    .addMatcher(isAnyOf(sessionKept, accessLost, leadLapsed, leadForgotten, startedOver), () => open);
});
