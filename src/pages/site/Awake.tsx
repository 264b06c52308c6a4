import { useEffect } from 'react';

/** Tells when what stands beside it has come alive. */
export function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
