import { preloadable } from '../../funnel/words/preloadable.ts';
import { deferred } from '../preloading/deferred.tsx';

const warnings = async () => (await import('./input-warning-parts.ts')).inputWarningParts;

export const inputWarningFinder = preloadable(async () => (await warnings()).findInputWarnings);

export const InputWarningNote = deferred(async () => (await warnings()).InputWarningNote);
