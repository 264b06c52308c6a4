import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { FaceId } from '../funnel/routes/face.ts';
import { root } from '../sagas/root.ts';
import type { SagaDependencies } from '../sagas/saga-dependencies.ts';
import { type RootState, rootReducer } from '../store/root-reducer.ts';
import { atStart } from '../store/visit.ts';

/** The state a page is rendered with ahead of time, and is hydrated with. */
export const stateAt = (prefix: string, route: string, face?: FaceId): Partial<RootState> => ({
  visit: atStart(prefix, route, face),
});

/** A store and what runs its sagas. They do what thunks would. */
export function createSagaStore<State, Preloaded>(
  reducer: Reducer<State, UnknownAction, Preloaded>,
  preloadedState: Preloaded,
) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer,
    preloadedState,
    // The state holds answers of the visitor: nobody reads it in production.
    devTools: process.env.NODE_ENV !== 'production',
    // Immer freezes the state; on a busy machine the check of every value is slow, not wrong.
    middleware: (standard) =>
      standard({ thunk: false, immutableCheck: false, serializableCheck: { warnAfter: 60_000 } }).concat(
        sagas,
      ),
  });
  return { store, run: sagas.run };
}

/** A store that only shows: nothing happens by itself. */
export const createQuietStore = (state: Partial<RootState>) => createSagaStore(rootReducer, state).store;

export type AppStore = ReturnType<typeof createQuietStore>;

/** The living store; `begin` starts the sagas once the page stands, `run` adds those that come later. */
export function createStore(state: Partial<RootState>, dependencies: SagaDependencies) {
  const { store, run } = createSagaStore(rootReducer, state);
  return { store, begin: () => run(() => root(dependencies)), run };
}
