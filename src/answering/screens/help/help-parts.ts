import { ContactOptions } from './ContactOptions.tsx';
import { Unsaved } from './Unsaved.tsx';
import { WaysOn } from './WaysOn.tsx';

/** A chunk that loads only when something has gone wrong. */
export const helpParts = { ContactOptions, Unsaved, WaysOn };
