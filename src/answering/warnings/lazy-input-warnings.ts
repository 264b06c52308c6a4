import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import { preloadable } from '../../ui/late/preloadable.ts';

const warnings = async () => (await import('./input-warning-parts.ts')).inputWarningParts;

export const inputWarningFinder = preloadable(async () => (await warnings()).findInputWarnings);

export const InputWarningNote = lazyWithPreload(async () => (await warnings()).InputWarningNote);
