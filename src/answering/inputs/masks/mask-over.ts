import { deferred } from '../../preloading/deferred.tsx';

/** Loaded when its input gets the focus: every schema accepts answers with and without separators. */
export const MaskOver = deferred(async () => (await import('./MaskOver.tsx')).MaskOver);
