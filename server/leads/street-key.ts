import { plainText } from './plain-text.ts';

const kinds = /^(?:r|rua|av|avenida|al|alameda|tv|travessa|pc|praca|est|estrada|rod|rodovia|lg|largo)$/;
const between = /^(?:d[aeo]s?|e)$/;

const wordsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** By which a street is found: 'Av. Jardim das Flores' → 'jardim flores'; empty where nothing is left. */
const keyOf = (words: readonly string[]): string =>
  words.filter((word, index) => !(index === 0 && kinds.test(word)) && !between.test(word)).join(' ');

export const streetKey = (address: string): string => keyOf(wordsIn(address));

/** A text that says it is a street, by its kind or by a number behind it; the beginning of its name is enough. */
export function streetMeant(
  text: string,
): { readonly street: string; readonly number: string | null } | null {
  const words = wordsIn(text);
  const isNamed = kinds.test(words[0] ?? '');
  const [last = ''] = words.slice(isNamed ? 2 : 1).slice(-1);
  const number = /^\d{1,6}$/.test(last) ? last : null;
  const street = keyOf(number === null ? words : words.slice(0, -1));
  const isStreet = isNamed ? street !== '' : number !== null && /[a-z]{2}/.test(street);
  return isStreet ? { street, number } : null;
}
