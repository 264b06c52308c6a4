import { type Random, randomText } from '../protection/random.ts';

/** Crockford's alphabet: no I, L, O, U, so that a number read aloud is written right. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'UF-' with ten random places and a check character: nothing about it tells the next one. */
export function orderNumber(random: Random): string {
  const body = randomText(random, alphabet, 10);
  return `UF-${body}${checkCharacter(body)}`;
}

export const isOrderNumber = (text: string): boolean =>
  /^UF-[0-9A-HJKMNP-TV-Z]{11}$/.test(text) && checkCharacter(text.slice(3, 13)) === text.slice(13);

/** The numbers that begin as somebody has typed so far. The last symbol of the alphabet sorts behind all others in any language. */
export function orderNumbersFrom(text: string): { first: string; last: string } | null {
  return /^UF-[0-9A-HJKMNP-TV-Z]{2,10}$/.test(text)
    ? { first: text, last: text.padEnd('UF-'.length + 11, alphabet.slice(-1)) }
    : null;
}

/** Luhn's rule over 32 symbols: one wrong character never passes. */
function checkCharacter(body: string): string {
  let sum = 0;
  for (const [index, symbol] of [...body].reverse().entries()) {
    const value = alphabet.indexOf(symbol) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length);
  }
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
}
