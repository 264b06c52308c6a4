import { termsOf } from './terms-of.ts';
import { counts, indexWordings } from './wordings.ts';

/** Whether a word stands in any wording: it is then no slip for another. */
export function isKnownWord(word: string): boolean {
  indexWordings(Number.POSITIVE_INFINITY);
  return termsOf(word).some((term) => counts.has(term));
}
