import type { toneSentences } from '../tone.ts';

/** How messages in a language other than Portuguese are recognised and read. Plain form: lower case, no accents. */
export interface OtherLanguage {
  name: Exclude<keyof typeof toneSentences, 'angry'>;
  /** Function words that identify it. */
  words: string;
  /** Those of them that Portuguese, or a name, has as well: alone they identify no language. */
  shared: string;
  /**
   * Phrases with their Portuguese wording: 'phrase|phrase=wording'. A blank stands for any gap between words, an apostrophe
   * among them. A phrase behind '!' identifies the language by itself.
   */
  phrases: readonly string[];
  /** Dates and hours, which are read before the phrases: the pattern, and its Portuguese wording. */
  times?: readonly (readonly [said: RegExp, meant: (...groups: string[]) => string])[];
}
