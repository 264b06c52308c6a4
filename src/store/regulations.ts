import { createReducer } from './create-reducer.ts';
import { regulationsAsked, regulationsFailed, regulationsLoaded } from './events.ts';
import type { Regulations } from './regulation-texts.ts';

/** Asked for once more, the failure before it stays to be read. */
export type RegulationsState =
  | { kind: 'none' }
  | { kind: 'asked'; failure: string | null }
  | { kind: 'failed'; message: string }
  | ({ kind: 'loaded' } & Regulations);

export const regulations = createReducer<RegulationsState>({ kind: 'none' }, (builder) =>
  builder
    .addCase(regulationsAsked, (state) =>
      state.kind === 'loaded'
        ? state
        : { kind: 'asked', failure: state.kind === 'failed' ? state.message : null },
    )
    .addCase(regulationsLoaded, (_state, { payload }) => ({ kind: 'loaded', ...payload }))
    .addCase(regulationsFailed, (_state, { payload }) => ({ kind: 'failed', message: payload.message })),
);
