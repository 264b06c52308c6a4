import { deferred } from '../../answering/preloading/deferred.tsx';

export const Waiting = deferred(async () => (await import('./Waiting.tsx')).Waiting);
