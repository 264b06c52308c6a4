import { createReducer } from '@reduxjs/toolkit';
import { connectionLost, connectionRestored, keyboardChosen, visitRestored, zoomChosen } from './events.ts';

interface DeviceState {
  zoom: number;
  /** Shows the letter keyboard although the answer is digits. */
  usesLetterKeyboard: boolean;
  online: boolean;
}

const initialState: DeviceState = { zoom: 100, usesLetterKeyboard: false, online: true };

export const deviceReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(zoomChosen, (state, { payload }) => {
      state.zoom = payload.percent;
    })
    .addCase(keyboardChosen, (state, { payload }) => {
      state.usesLetterKeyboard = payload.letters;
    })
    .addCase(visitRestored, (state, { payload }) => {
      state.usesLetterKeyboard = payload.letters ?? false;
    })
    .addCase(connectionLost, (state) => {
      state.online = false;
    })
    .addCase(connectionRestored, (state) => {
      state.online = true;
    });
});
