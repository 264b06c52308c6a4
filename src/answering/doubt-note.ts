import { deferred } from './deferred.tsx';

export const DoubtNote = deferred(async () => (await import('./doubts/DoubtNote.tsx')).DoubtNote);
