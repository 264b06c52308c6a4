import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import * as events from './events.ts';

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
    .addCase(events.sessionEndApproached, (_, { payload }) => ({ ...open, closesAt: payload.closesAt }))
    .addCase(events.sessionProlonged, (state) => {
      state.isAsking = true;
      state.message = null;
    })
    .addCase(events.sessionCheckFailed, (state, { payload }) => {
      state.isAsking = false;
      state.message = payload.message;
    })
    .addMatcher(
      isAnyOf(
        events.sessionKept,
        events.accessLost,
        events.leadLapsed,
        events.leadForgotten,
        events.startedOver,
      ),
      () => open,
    );
});
