import { createReducer } from '@reduxjs/toolkit';
import { regulationsAsked, regulationsFailed, regulationsLoaded } from './events.ts';
import type { Regulations } from './regulation-texts.ts';

/** While loading is retried, the previous failure stays visible. */
export type RegulationsState =
  | { kind: 'none' }
  | { kind: 'asked'; failure: string | null }
  | { kind: 'failed'; message: string }
  | ({ kind: 'loaded' } & Regulations);

export const regulationsReducer = createReducer(
  (): RegulationsState => ({ kind: 'none' }),
  (builder) => {
    builder
      .addCase(regulationsAsked, (state) =>
        state.kind === 'loaded'
          ? state
          : { kind: 'asked', failure: state.kind === 'failed' ? state.message : null },
      )
      .addCase(regulationsLoaded, (_, { payload }) => ({ kind: 'loaded', ...payload }))
      .addCase(regulationsFailed, (_, { payload }) => ({ kind: 'failed', message: payload.message }));
  },
);
