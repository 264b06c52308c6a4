import { type Mask, maskPatterns } from './mask-patterns.ts';

/**
 * Adds the separators of a mask to the text typed so far: '013101' → '01310-1'. Only separators are added, moved or
 * removed. Other text (a question, a country code, a digit too many) stays unchanged.
 */
export function drawMask(kind: Mask, text: string): string {
  if (!looks[kind].test(text)) return text;
  const places = text.replace(separators, '').toUpperCase();
  const pattern = patternFor(kind, places);
  let used = 0;
  let drawn = '';
  let whole = '';
  for (const mark of pattern) {
    if (isSeparator.test(mark)) whole += mark;
    else if (used === places.length) break;
    else {
      whole += places[used++];
      drawn = whole;
    }
  }
  // Masked already, also if a separator was typed or is being deleted.
  if (used < places.length || whole.startsWith(text)) return text;
  // After a space a word may follow.
  if (whole.length === pattern.length || !endsInSeparator.test(text))
    return text.endsWith(' ') ? `${drawn} ` : drawn;
  return whole === drawn || text.endsWith(' ') ? text : whole;
}

/** The mask without what is typed beyond it. A phone that begins like a country code may be one. */
export function cutToMask(kind: Mask, text: string): string {
  const places = text.replace(separators, '');
  const most = maskPatterns[kind].replace(separators, '').length;
  const isLonger =
    looks[kind].test(text) && places.length > most && !(kind === 'phone' && /^55/.test(places));
  return isLonger ? drawMask(kind, places.slice(0, most)) : text;
}

/** The caret after masking: behind the same digit or letter. */
export function caretAfter(before: string, caret: number, after: string, isDeletingForward = false): number {
  if (caret >= before.length) return after.length;
  const passed = before.slice(0, caret).replace(separators, '').length;
  let index = 0;
  for (let seen = 0; seen < passed && index < after.length; index++)
    if (!isSeparator.test(after.charAt(index))) seen++;
  // Without this, the Delete key would stay at the same separator.
  while (isDeletingForward && isSeparator.test(after.charAt(index))) index++;
  return index;
}

const separators = /[\s().\-–/]/g;
const isSeparator = /[\s().\-–/]/;
const endsInSeparator = /[\s().\-–/]$/;
const digits = /^[\s(]*\d[\d\s().\-–/]*$/;

/** Text that is masked as each kind. A phone with a leading zero is not, since it is grouped differently. */
const looks: Readonly<Record<Mask, RegExp>> = {
  // Text with a slash is a date.
  cep: /^[\s(]*\d[\d\s().\-–]*$/,
  phone: /^[\s(]*[1-9][\d\s().\-–/]*$/,
  // Dates without leading zeros, 2/2/1990, stay as typed.
  date: /^\s*(\d{1,2}|\d{2}[/.\- ]?(\d{0,2}|\d{2}[/.\- ]?\d{0,4}))\s*$/,
  cpf: digits,
  // Letters are allowed, words are not: no spaces, and no lower-case letter before the first digit.
  cnpj: /^\s*(\d[\d\s.\-/]*|(\d[\dA-Za-z]|(?=.*\d)[\dA-Z]{2})[\dA-Za-z.\-/]*)$/,
  code: digits,
};

/**
 * A landline has four digits in its first part. Eleven digits without a leading nine use the same pattern and are
 * refused later.
 */
const patternFor = (kind: Mask, places: string): string =>
  kind === 'phone' && /^..[^9].{0,7}$/.test(places) ? '(##) ####-####' : maskPatterns[kind];
