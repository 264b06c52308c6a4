import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The page's host; empty while prerendering. */
export const useHost = (): string =>
  useSyncExternalStore(
    never,
    () => location.hostname,
    () => '',
  );
