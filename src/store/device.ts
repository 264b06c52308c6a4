import { createReducer } from './create-reducer.ts';
import {
  conflictStayed,
  connectionLost,
  connectionRestored,
  leadChangedElsewhere,
  leadLoaded,
  leadVersionLearned,
  newerAnswersTaken,
  ownAnswersKept,
  zoomChosen,
} from './events.ts';

export interface DeviceState {
  zoom: number;
  online: boolean;
  /**
   * Another tab or device has changed the same order: the visitor decides whose answers count, and nothing goes out before
   * it is known on what.
   */
  conflict: 'asked' | 'settling' | null;
  /** Why it is asked once more. */
  conflictFailure: string | null;
}

export const device = createReducer<DeviceState>(
  { zoom: 100, online: true, conflict: null, conflictFailure: null },
  (builder) =>
    builder
      .addCase(zoomChosen, (state, { payload }) => ({ ...state, zoom: payload.percent }))
      .addCase(connectionLost, (state) => ({ ...state, online: false }))
      .addCase(connectionRestored, (state) => ({ ...state, online: true }))
      .addCase(leadChangedElsewhere, (state) => ({ ...state, conflict: 'asked' }))
      .addCase(conflictStayed, (state, { payload }) => ({
        ...state,
        conflict: 'asked',
        conflictFailure: payload.message,
      }))
      .addCase(ownAnswersKept, (state) => ({ ...state, conflict: 'settling', conflictFailure: null }))
      .addCase(newerAnswersTaken, (state) => ({ ...state, conflict: 'settling', conflictFailure: null }))
      .addCase(leadVersionLearned, (state) => ({ ...state, conflict: null }))
      .addCase(leadLoaded, (state) => ({ ...state, conflict: null })),
);
