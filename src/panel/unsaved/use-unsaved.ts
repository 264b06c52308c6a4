import { createContext, useContext, useEffect, useRef } from 'react';
import type { Location } from 'react-router';

export interface Unsaved {
  /** Whether the navigation would lose it. */
  isLostAt(from: Location, to: Location): boolean;
  /** Returns whether it was saved. */
  save(): Promise<boolean>;
}

export const UnsavedWork = createContext<Set<Unsaved>>(new Set());

/** Another tab, filter or page of the same view also counts. */
const elsewhere = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search;

export const otherView = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/** Guards unsaved changes against navigation in the panel and against closing the tab. */
export function useUnsaved(
  isUnsaved: boolean,
  { isLostAt = elsewhere, save = async () => false }: Partial<Unsaved> = {},
): void {
  const all = useContext(UnsavedWork);
  const latest = useRef({ isLostAt, save });
  latest.current = { isLostAt, save };
  useEffect(() => {
    if (!isUnsaved) return;
    const own: Unsaved = {
      isLostAt: (from, to) => latest.current.isLostAt(from, to),
      save: () => latest.current.save(),
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    all.add(own);
    addEventListener('beforeunload', ask);
    return () => {
      all.delete(own);
      removeEventListener('beforeunload', ask);
    };
  }, [all, isUnsaved]);
}
