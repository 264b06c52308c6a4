import { createReducer } from '@reduxjs/toolkit';
import { connectionLost, connectionRestored, keyboardChosen, visitRestored, zoomChosen } from './events.ts';

export type Connection = 'online' | Parameters<typeof connectionLost>[0];

interface DeviceState {
  zoom: number;
  /** Shows the letter keyboard although the answer is digits. */
  usesLetterKeyboard: boolean;
  connection: Connection;
}

const initialState: DeviceState = { zoom: 100, usesLetterKeyboard: false, connection: 'online' };

export const deviceReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(zoomChosen, (state, { payload }) => {
      state.zoom = payload.percent;
    })
    .addCase(keyboardChosen, (state, { payload }) => {
      state.usesLetterKeyboard = payload.letters;
    })
    .addCase(visitRestored, (state, { payload }) => {
      state.usesLetterKeyboard = payload.usesLetterKeyboard ?? false;
    })
    .addCase(connectionLost, (state, { payload }) => {
      state.connection = payload;
    })
    .addCase(connectionRestored, (state) => {
      state.connection = 'online';
    });
});
