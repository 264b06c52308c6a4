import { useEffect } from 'react';

/** Calls back once the content beside it is hydrated. */
export function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
