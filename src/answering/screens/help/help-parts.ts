import { ContactOptions } from './ContactOptions.tsx';
import { Unsaved } from './Unsaved.tsx';
import { WaysOn } from './WaysOn.tsx';

/** What only whoever has trouble fetches. */
export const helpParts = { ContactOptions, Unsaved, WaysOn };
