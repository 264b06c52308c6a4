import { deferred } from '../../preloading/deferred.tsx';

const help = async () => (await import('./help-parts.ts')).helpParts;

export const ContactOptions = deferred(async () => (await help()).ContactOptions);
export const Unsaved = deferred(async () => (await help()).Unsaved);
export const RefusalOptions = deferred(async () => (await help()).RefusalOptions);
