import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { sessionProblems } from '../../contract/panel/access/session.ts';
import { sessionApi } from './session-api.ts';

/** Whether the session expired while the panel was open, and the number of sign-ins. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { hasEnded: false, signIns: 0 },
  reducers: {
    sessionEnded: (state) => {
      state.hasEnded = true;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(sessionApi.endpoints.signIn.matchFulfilled, (state) => {
        state.hasEnded = false;
        state.signIns += 1;
      })
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        if (isSignedOut(payload)) state.hasEnded = true;
      }),
});

export const { sessionEnded } = sessionSlice.actions;

const isSignedOut = (payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  'code' in payload &&
  payload.code === sessionProblems.signedOut;
