import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { beforeFollowing } from '../../store/site/following.ts';
import type { FollowTask } from '../../store/site/following-events.ts';
import { type FollowingStore, useLoadFollowing } from '../site/following-store.ts';

const notYet = () => () => undefined;

/** The store of the order page, once it has loaded. */
export function useFollowing() {
  const load = useLoadFollowing();
  const [store, setStore] = useState<FollowingStore | null>(null);
  const [isBroken, setBroken] = useState(false);
  const begin = useCallback(() => {
    setBroken(false);
    load().then(setStore, () => setBroken(true));
  }, [load]);
  useEffect(begin, [begin]);
  const state = useSyncExternalStore(
    store?.subscribe ?? notYet,
    () => store?.state() ?? beforeFollowing,
    () => beforeFollowing,
  );
  const ask = (task: FollowTask) => store?.ask(task);
  return { state, ask, leave: () => store?.leave(), isBroken, begin };
}
