import { joinTypeface } from '../starter/join-typeface.ts';

// All that runs in front of a public page's first words: it must be listening before the typeface can have come.
joinTypeface();
