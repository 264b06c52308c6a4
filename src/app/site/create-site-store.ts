import { applyMiddleware, legacy_createStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { siteRoot } from '../../sagas/site-root.ts';
import type { Surroundings } from '../../sagas/surroundings.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { siteReducer } from '../../store/site-reducer.ts';

/** The store of an order that begins on a public page; `begin` wakes its sagas. */
export function createSiteStore(state: Partial<RootState>, surroundings: Surroundings) {
  const sagas = createSagaMiddleware();
  const store = legacy_createStore(siteReducer, state, applyMiddleware(sagas));
  return { store, begin: () => sagas.run(() => siteRoot(surroundings)) };
}
