import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';

/** Loaded when its input gets the focus: every schema accepts answers with and without separators. */
export const MaskOver = lazyWithPreload(async () => (await import('./MaskOver.tsx')).MaskOver);
