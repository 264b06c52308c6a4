import { lazyWithPreload } from '../../../ui/late/lazy-with-preload.tsx';

const help = async () => (await import('./help-parts.ts')).helpParts;

export const ContactOptions = lazyWithPreload(async () => (await help()).ContactOptions);
export const Unsaved = lazyWithPreload(async () => (await help()).Unsaved);
export const RefusalOptions = lazyWithPreload(async () => (await help()).RefusalOptions);
