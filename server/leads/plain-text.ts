import { withCapitals } from '../../src/brazil/with-capitals.ts';
import { withoutAccents } from '../../src/brazil/without-accents.ts';

/** Compares texts without regard to case, accents and outer spaces. */
export function readAlike(one: string, other: string): boolean {
  return plainText(one) === plainText(other);
}

/**
 * 'JARDIM DAS FLORES' → 'Jardim das Flores'; null for an empty text. Normalised, because the visitor's own spelling
 * would reveal the right option.
 */
export const asWritten = (text: string): string | null => withCapitals(text) || null;

export const plainText = (text: string): string => withoutAccents(text).trim().toLowerCase();
