import { deferred } from '../../preloading/deferred.tsx';

/** Comes when its input is entered: every rule takes an answer with and without separators. */
export const MaskOver = deferred(async () => (await import('./MaskOver.tsx')).MaskOver);
