import { stemOf } from '../../brazil/stem-of.ts';
import { withoutAccents } from '../../brazil/without-accents.ts';

/** Whether a text has every word asked, or another form of it: 'cancelar' finds 'cancelo'. */
export function hasWords(text: string, asked: string): boolean {
  const plain = plainOf(text);
  const stems = new Set(plain.split(/[^a-z0-9]+/).map(stemOf));
  return wordsIn(asked).every((word) => plain.includes(word) || stems.has(stemOf(word)));
}

export const wordsIn = (asked: string): readonly string[] => plainOf(asked).split(/\s+/).filter(Boolean);

/** 'wifi' finds 'Wi-Fi', 'debito' finds 'débito'. */
const plainOf = (text: string): string => withoutAccents(text).replaceAll('-', '').toLowerCase();
