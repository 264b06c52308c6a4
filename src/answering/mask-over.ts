import { deferred } from './deferred.tsx';

/** Comes after the input it is for: every rule takes an answer with and without separators. */
export const MaskOver = deferred(async () => (await import('./inputs/MaskOver.tsx')).MaskOver);
