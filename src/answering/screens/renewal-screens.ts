import { type LazyWithPreload, lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import type { ScreenProps } from './screen-props.ts';

/** The review of a renewal is a chunk of its own: only customers load it. */
export const RenewalReview: LazyWithPreload<ScreenProps> = lazyWithPreload(
  async () => (await import('./RenewalReview.tsx')).RenewalReview,
);
export const RenewalDone: LazyWithPreload<object> = lazyWithPreload(
  async () => (await import('./outcomes/RenewalDone.tsx')).RenewalDone,
);
