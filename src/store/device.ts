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
   * it is known on what. Chosen, it stands as the choice until that is carried out.
   */
  conflict: 'asked' | 'own' | 'newer' | null;
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
      .addCase(ownAnswersKept, (state) => ({ ...state, conflict: 'own', conflictFailure: null }))
      .addCase(newerAnswersTaken, (state) => ({ ...state, conflict: 'newer', conflictFailure: null }))
      .addCase(leadVersionLearned, (state) => ({ ...state, conflict: null }))
      .addCase(leadLoaded, (state) => ({ ...state, conflict: null })),
);
