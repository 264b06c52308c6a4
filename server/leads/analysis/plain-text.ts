import { withoutAccents } from '../../../src/brazil/without-accents.ts';

/** Compares texts without regard to case, accents and outer spaces. */
export function readAlike(one: string, other: string): boolean {
  return plainText(one) === plainText(other);
}

/**
 * 'JARDIM DAS FLORES' → 'Jardim das Flores'; null for an empty text. Normalised, because the visitor's own spelling
 * would reveal the right option.
 */
export function asWritten(text: string): string | null {
  const words = text.normalize('NFC').trim().toLocaleLowerCase('pt-BR').split(/\s+/);
  const written = words
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');
  return written === '' ? null : written;
}

const small = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

const capitalised = (word: string) =>
  word.replace(/(^|[-'’])(\p{L})/gu, (match) => match.toLocaleUpperCase('pt-BR'));

/** Lower case, without accents and outer spaces. */
export const plainText = (text: string): string => withoutAccents(text).trim().toLowerCase();
