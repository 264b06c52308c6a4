import { type Random, randomText } from './random.ts';

/** Crockford's base 32 without I, L, O, U, which are misheard or misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'UF-', ten random characters and a check character; numbers cannot be predicted. */
export function orderNumber(random: Random): string {
  const body = randomText(random, alphabet, 10);
  return `UF-${body}${checkCharacter(body)}`;
}

export const isOrderNumber = (text: string): boolean =>
  /^UF-[0-9A-HJKMNP-TV-Z]{11}$/.test(text) && checkCharacter(text.slice(3, 13)) === text.slice(13);

/** The characters at a number's end that are indexed. */
export const endOfNumber = 4;

/**
 * Number range of typed characters without signs: after 'UF' from two on, without it from four on, although four letters
 * may be a name as well. The alphabet's last symbol sorts last in every collation.
 */
export function orderNumbersOf(code: string): { first: string; last: string } | null {
  const body =
    /^UF([0-9A-HJKMNP-TV-Z]{2,11})$/.exec(code)?.[1] ?? /^[0-9A-HJKMNP-TV-Z]{4,11}$/.exec(code)?.[0];
  return body === undefined
    ? null
    : { first: `UF-${body}`, last: `UF-${body.padEnd(11, alphabet.slice(-1))}` };
}

/** Luhn mod 32: detects any single wrong character. */
function checkCharacter(body: string): string {
  let sum = 0;
  for (const [index, symbol] of [...body].reverse().entries()) {
    const value = alphabet.indexOf(symbol) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length);
  }
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length);
}
