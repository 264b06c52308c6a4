import { createContext, useContext } from 'react';
import type { Following } from '../../store/following.ts';
import type { FollowTask } from '../../store/following-events.ts';

/** Where a customer's wishes for an order are taken to. */
export interface FollowingStore {
  subscribe: (listener: () => void) => () => void;
  state: () => Following;
  ask: (task: FollowTask) => void;
  leave: () => void;
}

/** Fetches what following an order runs on: only on the page for it. */
export type LoadFollowing = () => Promise<FollowingStore>;

const never: LoadFollowing = () => new Promise(() => undefined);

export const FollowingContext = createContext<LoadFollowing>(never);

export const useLoadFollowing = (): LoadFollowing => useContext(FollowingContext);
