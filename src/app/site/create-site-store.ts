import type { SagaDependencies } from '../../sagas/saga-dependencies.ts';
import { siteRoot } from '../../sagas/site/site-root.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { siteReducer } from '../../store/site-reducer.ts';
import { createSagaStore } from '../create-store.ts';

/** The store of an order that begins on a public page; `begin` starts its sagas. */
export function createSiteStore(state: Partial<RootState>, dependencies: SagaDependencies) {
  const { store, run } = createSagaStore(siteReducer, state);
  return { store, begin: () => run(() => siteRoot(dependencies)), run };
}
