import { parseCpf } from '../../../src/brazil/cpf.ts';
import { slipParts } from './corrected.ts';
import { digitsIn, fittingDigits, letterOf, withDigits } from './numerals.ts';
import { wordsIn } from './words.ts';

/** An 'O' among digits is a zero: '74230-O22'. */
const withZeros = (plain: string): string =>
  plain.replace(/(?<=\d)o{1,4}(?=\d|\b)|\bo{1,4}(?=\d)/g, (letters) => '0'.repeat(letters.length));

/** A number whose digits fit, typed or dictated. Of a slip, 'ops, final 80', the new end counts. */
function digitsThat(plain: string, fits: (digits: string) => boolean): string | null {
  const [told = '', end = ''] = slipParts(withZeros(plain));
  const digits = fittingDigits(wordsIn(told), fits);
  if (end === '') return digits;
  const whole = fittingDigits(wordsIn(end), fits);
  const last = digitsIn(wordsIn(end));
  return whole ?? (digits !== null && last !== '' ? digits.slice(0, -last.length) + last : null);
}

export const readDigits = (plain: string, length: number): string | null =>
  digitsThat(plain, (digits) => digits.length === length);

/** Of several ways to read the words the valid one counts. */
export const readCpf = (plain: string): string | null =>
  digitsThat(plain, (digits) => parseCpf(digits) !== null) ?? readDigits(plain, 11);

/** Without the prefixes for a call from elsewhere; 'o DDD é 92' may stand behind the number. */
export function readPhone(plain: string): string | null {
  const number = /(?<!\d)\d{4}.*?(?=\bddd\b)/.exec(plain);
  const end = number === null ? plain.length : number.index + number[0].length;
  return (
    digitsThat(`${plain.slice(end)} ${plain.slice(0, end)}`, (digits) =>
      /^(?:55|0)?\d{10,11}$/.test(digits),
    )?.replace(/^(?:55(?=\d{10,11}$)|0)/, '') ?? null
  );
}

const hyphens = /\b(?:traco|tracinho|hifen|dig(?:ito)?|dv)\b/g;

/** '1234-5' keeps its hyphen, 'mil duzentos traço cinco' gets one; an 'x' is a check digit. */
export function readAccount(plain: string): string | null {
  const [number = '', ...digit] = plain
    .replace(/\bxis\b/g, 'x')
    .replace(hyphens, '-')
    .replace(/(?<=\d) ?x\b/g, '-x')
    .split('-')
    .map((part) => (/^ ?x\b/.test(part) ? 'X' : digitsIn(wordsIn(part))));
  const end = digit.findLast((part) => part !== '');
  return number === '' ? null : [number, ...(end === undefined ? [] : [end])].join('-');
}

/** '1.200', '12 b', 'cento e cinco', '55 letra a'. */
export function readHouseNumber(plain: string): string | null {
  const written = withDigits(plain)
    .replace(/(?<=\d)\.(?=\d{3}\b)/g, '')
    .replace(/ (?:com )?letra (?=[a-z]+$)/, ' ')
    .replace(/(?<=\d )[a-z]{2,}$/, letterOf);
  return /\d+(?:\/\d+)?(?:[ -]?[a-z]\b)?/.exec(written)?.[0].replace(' ', '').toUpperCase() ?? null;
}
