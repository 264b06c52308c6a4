import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The host that shows the page. While it is written nobody knows. */
export const useHost = (): string =>
  useSyncExternalStore(
    never,
    () => location.hostname,
    () => '',
  );
