import { deferred } from '../preloading/deferred.tsx';
import { preloadable } from '../preloading/preloadable.ts';

const warnings = async () => (await import('./input-warning-parts.ts')).inputWarningParts;

export const inputWarningFinder = preloadable(async () => (await warnings()).findInputWarnings);

export const InputWarningNote = deferred(async () => (await warnings()).InputWarningNote);
