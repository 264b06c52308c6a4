import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Campaign } from '../funnel/campaign.ts';
import type { FaceId } from '../funnel/routes/face.ts';
import { type RootState, rootReducer } from '../store/root-reducer.ts';
import { initialVisit } from '../store/visit.ts';
import { root } from './root.ts';
import type { SagaDependencies } from './saga-dependencies.ts';

/** The state that a page is prerendered and hydrated with. */
export const stateAt = (campaign: Campaign, route: string, face?: FaceId): Partial<RootState> => ({
  visit: initialVisit(campaign, route, face),
});

/** A store with a saga runner. Sagas replace thunks. */
export function createSagaStore<State, Preloaded>(
  reducer: Reducer<State, UnknownAction, Preloaded>,
  preloadedState: Preloaded,
) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer,
    preloadedState,
    // The state contains personal data, so dev tools are off in production.
    devTools: process.env.NODE_ENV !== 'production',
    // Immer freezes the state already. The serialisability check warns only after a minute, since it is slow on busy
    // machines.
    middleware: (standard) =>
      standard({ thunk: false, immutableCheck: false, serializableCheck: { warnAfter: 60_000 } }).concat(
        sagas,
      ),
  });
  return { store, run: sagas.run };
}

/** A store without sagas, for prerendering. */
export const createStoreWithoutSagas = (state: Partial<RootState>) =>
  createSagaStore(rootReducer, state).store;

export type AppStore = ReturnType<typeof createStoreWithoutSagas>;

/**
 * The store of a visit: `begin` starts the sagas after hydration, `run` adds later ones. An uncaught error ends all
 * sagas of `begin`, so `onError` has to recover the page.
 */
export function createStore(
  state: Partial<RootState>,
  dependencies: SagaDependencies,
  onError: (error: unknown) => void,
) {
  const { store, run } = createSagaStore(rootReducer, state);
  const begin = () =>
    void run(() => root(dependencies))
      .toPromise()
      .catch(onError);
  /** Runs a saga beside them, for as long as its face is shown. */
  const serve = (saga: () => Generator) => {
    const task = run(saga);
    task.toPromise().catch(onError);
    return task;
  };
  return { store, begin, run, serve };
}
