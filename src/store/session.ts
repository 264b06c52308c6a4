import { createReducer } from './create-reducer.ts';
import {
  accessLost,
  leadForgotten,
  leadLapsed,
  resumeDeclined,
  sessionEnding,
  sessionKept,
  sessionProlonged,
  sessionUnknown,
} from './events.ts';

/** Whether the server still takes this browser for the holder of what it opened. */
export interface SessionState {
  /** When it will not any more, told shortly before; null as long as that is far. */
  closesAt: number | null;
  isAsking: boolean;
  message: string | null;
}

const open: SessionState = { closesAt: null, isAsking: false, message: null };

export const session = createReducer(open, (builder) =>
  builder
    .addCase(sessionEnding, (_, { payload }) => ({ ...open, closesAt: payload.closesAt }))
    .addCase(sessionProlonged, (state) => ({ ...state, isAsking: true, message: null }))
    .addCase(sessionUnknown, (state, { payload }) => ({
      ...state,
      isAsking: false,
      message: payload.message,
    }))
    .addCase(sessionKept, () => open)
    .addCase(accessLost, () => open)
    .addCase(leadLapsed, () => open)
    .addCase(leadForgotten, () => open)
    .addCase(resumeDeclined, () => open),
);
