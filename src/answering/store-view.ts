import type { Action, Store } from '@reduxjs/toolkit';
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { RootState } from '../store/root-reducer.ts';

type VisitStore = Store<RootState>;

interface View {
  store: VisitStore;
  /** The state that the page was rendered with ahead of time, for as long as it wakes. */
  rendered: RootState;
  subscribe: (listener: () => void) => () => void;
}

const StoreContext = createContext<View | null>(null);

interface StoreProviderProps {
  store: VisitStore;
  rendered?: RootState;
  children?: ReactNode;
}

/**
 * The store as components see it. React itself follows a store since it knows external ones, and what our selectors
 * give stays the same until it changes: the usual binding's copies of both would cost the first page 2 kB.
 */
export function StoreProvider({ store, rendered, children }: StoreProviderProps) {
  const view = useMemo(
    () => ({ store, rendered: rendered ?? store.getState(), subscribe: inBursts(store) }),
    [store, rendered],
  );
  return createElement(StoreContext, { value: view }, children);
}

/** One answer is several events in a row: every component looks at what came of them once. */
function inBursts(store: VisitStore): View['subscribe'] {
  const listeners = new Set<() => void>();
  let isDue = false;
  const tell = () => {
    isDue = false;
    for (const listener of [...listeners]) listener();
  };
  const hear = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(tell);
  };
  let stop: () => void = () => undefined;
  return (listener) => {
    if (listeners.size === 0) stop = store.subscribe(hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop();
    };
  };
}

function useView(): View {
  const view = useContext(StoreContext);
  if (view === null) throw new Error('No store is provided here.');
  return view;
}

/** A selector has to give the same value for the same state. */
export function useSelector<Selected>(select: (state: RootState) => Selected): Selected {
  const { store, rendered, subscribe } = useView();
  return useSyncExternalStore(
    subscribe,
    () => select(store.getState()),
    () => select(rendered),
  );
}

export const useStore = (): VisitStore => useView().store;

export const useDispatch = (): ((action: Action) => void) => useView().store.dispatch;
