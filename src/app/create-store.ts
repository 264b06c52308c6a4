import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaMiddleware } from 'redux-saga';
import type { FaceId } from '../funnel/routes/face.ts';
import { root } from '../sagas/root.ts';
import type { SagaDependencies } from '../sagas/saga-dependencies.ts';
import { type RootState, rootReducer } from '../store/root-reducer.ts';
import { atStart } from '../store/visit.ts';

/** The state a page is rendered with ahead of time, and is hydrated with. */
export const stateAt = (prefix: string, route: string, face?: FaceId): Partial<RootState> => ({
  visit: atStart(prefix, route, face),
});

const configure = (preloadedState: Partial<RootState>, sagas: SagaMiddleware) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (standard) => standard(storeChecks).concat(sagas),
  });

/** The state holds answers of the visitor: nobody reads it in production. */
export const devTools = process.env.NODE_ENV !== 'production';

/** Sagas do what thunks would. Immer freezes the state; on a busy machine the check of every value is slow, not wrong. */
export const storeChecks = {
  thunk: false,
  immutableCheck: false,
  serializableCheck: { warnAfter: 60_000 },
} as const;

export type AppStore = ReturnType<typeof configure>;

/** A store that only shows: nothing happens by itself. */
export const createQuietStore = (state: Partial<RootState>): AppStore =>
  configure(state, createSagaMiddleware());

/** The living store; `begin` starts the sagas once the page stands, `run` adds those that come later. */
export function createStore(state: Partial<RootState>, dependencies: SagaDependencies) {
  const sagas = createSagaMiddleware();
  const store = configure(state, sagas);
  return { store, begin: () => sagas.run(() => root(dependencies)), run: sagas.run };
}
