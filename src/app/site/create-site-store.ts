import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaDependencies } from '../../sagas/saga-dependencies.ts';
import { siteRoot } from '../../sagas/site/site-root.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { siteReducer } from '../../store/site-reducer.ts';
import { devTools, storeChecks } from '../create-store.ts';

/** The store of an order that begins on a public page; `begin` starts its sagas. */
export function createSiteStore(state: Partial<RootState>, dependencies: SagaDependencies) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: siteReducer,
    preloadedState: state,
    devTools,
    middleware: (standard) => standard(storeChecks).concat(sagas),
  });
  return { store, begin: () => sagas.run(() => siteRoot(dependencies)), run: sagas.run };
}
