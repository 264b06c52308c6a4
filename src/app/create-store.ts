import { applyMiddleware, legacy_createStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { FaceId } from '../funnel/face.ts';
import { root } from '../sagas/root.ts';
import type { SagaDependencies } from '../sagas/saga-dependencies.ts';
import { type RootState, rootReducer } from '../store/root-reducer.ts';
import { atStart } from '../store/visit.ts';

/** The state a page is rendered with ahead of time, and wakes up with. */
export const stateAt = (prefix: string, route: string, face?: FaceId): Partial<RootState> => ({
  visit: atStart(prefix, route, face),
});

/** The toolkit's own way of setting up a store brings thunks and checks along, which the first page would pay for. */
const bare = (preloadedState: Partial<RootState>, middleware: ReturnType<typeof createSagaMiddleware>) =>
  legacy_createStore(rootReducer, preloadedState, applyMiddleware(middleware));

export type AppStore = ReturnType<typeof bare>;

/** A store that only shows: nothing happens by itself. */
export const createQuietStore = (state: Partial<RootState>): AppStore => bare(state, createSagaMiddleware());

/** The living store; `begin` wakes the sagas once the page stands. */
export function createStore(state: Partial<RootState>, dependencies: SagaDependencies) {
  const sagas = createSagaMiddleware();
  const store = bare(state, sagas);
  return { store, begin: () => sagas.run(() => root(dependencies)) };
}
