import { type Mask, maskPatterns } from './mask-patterns.ts';

/**
 * The text with the separators of its kind, as far as it has come: '013101' → '01310-1'. Only separators are ever added,
 * moved or left out; what does not look like its kind (a question, a country code, a digit too many) stays as typed.
 */
export function drawMask(kind: Mask, text: string): string {
  if (!looks[kind].test(text)) return text;
  const places = text.replace(separators, '').toUpperCase();
  const pattern = patternFor(kind, places);
  let used = 0;
  let drawn = '';
  let whole = '';
  for (const mark of pattern) {
    if (mark !== '0' && mark !== '#') whole += mark;
    else if (used === places.length) break;
    else {
      whole += places[used++];
      drawn = whole;
    }
  }
  // Already so, also when a separator was typed by hand or is being deleted.
  if (used < places.length || whole.startsWith(text)) return text;
  if (whole.length === pattern.length || !endsInSeparator.test(text)) return drawn;
  // After a space a word may follow.
  return whole === drawn || text.endsWith(' ') ? text : whole;
}

/** A phone may begin with its country or with zeros, and a date leave them out. */
const roomFor = (kind: Mask, text: string, places: string): number => {
  if (kind === 'date' && /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text)) return 0;
  const before = kind === 'phone' ? /^0*(?:55)?/.exec(places)?.[0].length : 0;
  return maskPatterns[kind].replace(/[^0#]/g, '').length + (before ?? 0);
};

/** Whether another key has no place any more: what is put in at once is left whole, for its rule to refuse. */
export function isFull(kind: Mask, text: string): boolean {
  if (!/^[\d\s().\-–/a-z]*[\da-z]$/i.test(text) || (kind !== 'cnpj' && /[a-z]/i.test(text))) return false;
  const places = text.replace(separators, '');
  return places.length >= roomFor(kind, text, places);
}

/** Where the caret belongs once the text was drawn anew: behind the same digit or letter. */
export function caretAfter(before: string, caret: number, after: string, isDeletingForward = false): number {
  if (caret >= before.length) return after.length;
  const passed = before.slice(0, caret).replace(separators, '').length;
  let place = 0;
  for (let seen = 0; seen < passed && place < after.length; place++)
    if (!isSeparator.test(after.charAt(place))) seen++;
  // The Delete key would otherwise meet the same separator for ever.
  while (isDeletingForward && isSeparator.test(after.charAt(place))) place++;
  return place;
}

const separators = /[\s().\-–/]/g;
const isSeparator = /[\s().\-–/]/;
const endsInSeparator = /[\s().\-–/]$/;
const digits = /^[\s(]*\d[\d\s().\-–/]*$/;

/** What is taken for the beginning of each kind. A phone with a leading zero is not: it has another rhythm. */
const looks: Readonly<Record<Mask, RegExp>> = {
  // With a slash it is a date.
  cep: /^[\s(]*\d[\d\s().\-–]*$/,
  phone: /^[\s(]*[1-9][\d\s().\-–/]*$/,
  // Someone who writes 2/2/1990 has a rhythm of their own.
  date: /^\s*(\d{1,2}|\d{2}[/.\- ]?(\d{0,2}|\d{2}[/.\- ]?\d{0,4}))\s*$/,
  cpf: digits,
  // Letters count, but words do not: no spaces, and no small letter before the first digit.
  cnpj: /^\s*(\d[\d\s.\-/]*|(\d[\dA-Za-z]|(?=.*\d)[\dA-Z]{2})[\dA-Za-z.\-/]*)$/,
  code: digits,
};

/** A landline has four digits in its first part. Eleven digits that do not begin with a nine are shown as they are counted, to be refused. */
const patternFor = (kind: Mask, places: string): string =>
  kind === 'phone' && /^..[^9].{0,7}$/.test(places) ? '(00) 0000-0000' : maskPatterns[kind];
