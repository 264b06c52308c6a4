import { ContactOptions } from './ContactOptions.tsx';
import { RefusalOptions } from './RefusalOptions.tsx';
import { Unsaved } from './Unsaved.tsx';

/** A chunk that loads only when something has gone wrong. */
export const helpParts = { ContactOptions, Unsaved, RefusalOptions };
