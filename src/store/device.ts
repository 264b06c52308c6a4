import { createReducer } from './create-reducer.ts';
import {
  connectionLost,
  connectionRestored,
  leadChangedElsewhere,
  newerAnswersTaken,
  ownAnswersKept,
  zoomChosen,
} from './events.ts';

export interface DeviceState {
  zoom: number;
  online: boolean;
  /** Another tab or device has changed the same order; the visitor decides whose answers count. */
  conflict: boolean;
}

export const device = createReducer<DeviceState>({ zoom: 100, online: true, conflict: false }, (builder) =>
  builder
    .addCase(zoomChosen, (state, { payload }) => ({ ...state, zoom: payload.percent }))
    .addCase(connectionLost, (state) => ({ ...state, online: false }))
    .addCase(connectionRestored, (state) => ({ ...state, online: true }))
    .addCase(leadChangedElsewhere, (state) => ({ ...state, conflict: true }))
    .addCase(ownAnswersKept, (state) => ({ ...state, conflict: false }))
    .addCase(newerAnswersTaken, (state) => ({ ...state, conflict: false })),
);
