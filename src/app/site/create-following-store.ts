import type { FollowingStore } from '../../pages/site/following-store.ts';
import { createSagaStore } from '../../sagas/create-store.ts';
import { type FollowDependencies, followOrder } from '../../sagas/site/follow-order.ts';
import { followingReducer } from '../../store/site/following.ts';
import { followAsked, followLeft } from '../../store/site/following-events.ts';

/** The store of the order page. It is separate from the store of a visit. */
export function createFollowingStore(
  dependencies: FollowDependencies,
  onError: (error: unknown) => void,
): FollowingStore {
  const { store, run } = createSagaStore(followingReducer, followingReducer.getInitialState());
  run(() => followOrder(dependencies))
    .toPromise()
    .catch(onError);
  return {
    subscribe: store.subscribe,
    state: store.getState,
    ask: (task) => store.dispatch(followAsked(task)),
    leave: () => store.dispatch(followLeft()),
  };
}
