import { failed } from '../api/failed.ts';
import { networkText } from '../api/network-text.ts';
import { frame } from '../content/screens/frame.ts';

/** Whether a file did not load because it is gone with its release: `load-module.ts` gives the status as the cause. */
export const isGone = (error: unknown): boolean => error instanceof Error && error.cause === 404;

/** The failure of a call whose code did not load. */
export const loadFailure = (error: unknown) =>
  isGone(error) ? failed('server', frame.outdated.title) : failed('network', networkText);
