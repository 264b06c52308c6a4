import { type Deferred, deferred } from '../preloading/deferred.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The review of a renewal is a chunk of its own: only customers load it. */
export const RenewalReview: Deferred<ScreenProps> = deferred(
  async () => (await import('./RenewalReview.tsx')).RenewalReview,
);
export const RenewalDone: Deferred<object> = deferred(
  async () => (await import('./outcomes/RenewalDone.tsx')).RenewalDone,
);
