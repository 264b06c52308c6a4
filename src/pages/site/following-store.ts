import { createContext, useContext } from 'react';
import type { Following } from '../../store/site/following.ts';
import type { FollowTask } from '../../store/site/following-events.ts';

/** Connects the order page with its store. */
export interface FollowingStore {
  subscribe: (listener: () => void) => () => void;
  state: () => Following;
  ask: (task: FollowTask) => void;
  leave: () => void;
}

/** Loads the store of the order page. */
export type LoadFollowing = () => Promise<FollowingStore>;

const never: LoadFollowing = () => new Promise(() => undefined);

export const FollowingContext = createContext<LoadFollowing>(never);

export const useLoadFollowing = (): LoadFollowing => useContext(FollowingContext);
