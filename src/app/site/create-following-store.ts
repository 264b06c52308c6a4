import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { FollowingStore } from '../../pages/site/following-store.ts';
import { type FollowDependencies, followOrder } from '../../sagas/site/follow-order.ts';
import { followingSlice } from '../../store/following.ts';
import { followAsked, followLeft } from '../../store/following-events.ts';
import { devTools, storeChecks } from '../create-store.ts';

/** The order that a customer follows has a store of its own: nothing of a visit is in it, and nothing of it in a visit. */
export function createFollowingStore(dependencies: FollowDependencies): FollowingStore {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: followingSlice.reducer,
    devTools,
    middleware: (standard) => standard(storeChecks).concat(sagas),
  });
  sagas.run(() => followOrder(dependencies));
  return {
    subscribe: store.subscribe,
    state: store.getState,
    ask: (task) => store.dispatch(followAsked(task)),
    leave: () => store.dispatch(followLeft()),
  };
}
