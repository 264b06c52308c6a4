import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { root } from '../sagas/root.ts';
import type { Surroundings } from '../sagas/surroundings.ts';
import { type RootState, rootReducer } from '../store/root-reducer.ts';
import { atStart } from '../store/visit.ts';

/** The state a page is rendered with ahead of time, and wakes up with. */
export const stateAt = (prefix: string, route: string): Partial<RootState> => ({
  visit: atStart(prefix, route),
});

const bare = (preloadedState: Partial<RootState>, middleware: ReturnType<typeof createSagaMiddleware>) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: () => new Tuple(middleware),
    devTools: false,
  });

export type AppStore = ReturnType<typeof bare>;

/** A store that only shows: nothing happens by itself. */
export const createQuietStore = (state: Partial<RootState>): AppStore => bare(state, createSagaMiddleware());

/** The living store; `begin` wakes the sagas once the page stands. */
export function createStore(state: Partial<RootState>, surroundings: Surroundings) {
  const sagas = createSagaMiddleware();
  const store = bare(state, sagas);
  return { store, begin: () => sagas.run(() => root(surroundings)) };
}
