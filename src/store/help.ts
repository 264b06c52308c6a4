import { createReducer } from './create-reducer.ts';
import { callAsked, contactWithdrawn, helpGranted, helpRefused, reviewAsked } from './events.ts';

export type HelpStatus =
  | { kind: 'none' }
  | { kind: 'asked' }
  | { kind: 'granted' }
  | { kind: 'refused'; message: string };

export interface HelpState {
  review: HelpStatus;
  call: HelpStatus;
  withdrawal: HelpStatus;
}

const none: HelpStatus = { kind: 'none' };
const asked: HelpStatus = { kind: 'asked' };

export const help = createReducer<HelpState>({ review: none, call: none, withdrawal: none }, (builder) =>
  builder
    .addCase(reviewAsked, (state) => ({ ...state, review: asked }))
    .addCase(callAsked, (state) => ({ ...state, call: asked }))
    .addCase(contactWithdrawn, (state) => ({ ...state, withdrawal: asked }))
    .addCase(helpGranted, (state, { payload }) => ({ ...state, [payload.kind]: { kind: 'granted' } }))
    .addCase(helpRefused, (state, { payload }) => ({
      ...state,
      [payload.kind]: { kind: 'refused', message: payload.message },
    })),
);
