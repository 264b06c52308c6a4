import { withoutAccents } from '../../../src/brazil/without-accents.ts';

/** Alike for a reader: capitals, accents and outer spaces make no difference. */
export function readAlike(one: string, other: string): boolean {
  return plainText(one) === plainText(other);
}

/**
 * 'JARDIM DAS FLORES' → 'Jardim das Flores', null when there is nothing. Beside options written properly, an answer
 * left as it was typed would give itself away.
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

/** Without accents, capitals and outer spaces. */
export const plainText = (text: string): string => withoutAccents(text).trim().toLowerCase();
