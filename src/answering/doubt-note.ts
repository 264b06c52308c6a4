import { deferred } from './deferred.tsx';
import { shelf } from './shelf.ts';

const doubts = async () => (await import('./doubts/doubts.ts')).doubts;

export const doubtFinder = shelf(async () => (await doubts()).findDoubts);

export const DoubtNote = deferred(async () => (await doubts()).DoubtNote);
