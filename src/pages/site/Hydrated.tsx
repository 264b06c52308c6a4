import { useEffect } from 'react';

/** Tells when what stands beside it has come alive. */
export function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
