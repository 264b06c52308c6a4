import { areaCodes } from '../../../brazil/phone.ts';
import { gapWords } from '../../../content/conversation/gaps.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import type { Asked } from '../reading.ts';
import { inDigits, spokenNumbers } from '../spoken/spoken-numbers.ts';
import { digitsOf, type Text, wordsOf } from '../text/text.ts';
import type { Gap } from './gap.ts';

const numbers = /\d[\d ./()–-]*/g;
const otherNumber =
  /\b(?:rua|r|av|avenida|travessa|alameda|praca|estrada|rodovia|km|dias?|vezes|anos|horas?|mb|mega|megas|gb|giga|gigas|reais|r\$)\b/;

/** The longest number of a message; nothing if it is part of a sentence. */
function digitsIn(text: Text): string {
  const plain = inDigits(text);
  const all = (plain.match(numbers) ?? []).map((number) => number.replace(/\D/g, ''));
  const [longest = ''] = all.toSorted((one, other) => other.length - one.length);
  const words = wordsOf(plain).filter((word) => /[a-z]/.test(word));
  // '12abc34501' is a number of another kind.
  const isStory = words.length > 10 && !/\b(?:resto|final|fim)\b/.test(plain);
  return isStory || /\d[a-z]{2,}\d/.test(plain) || otherNumber.test(plain) ? '' : longest;
}

interface Shape {
  field: FieldName;
  size: number;
  least: number;
  words: string;
  /** Digits that are probably something else, such as a year. */
  isOther?: RegExp;
  /** Whether the missing digits certainly belong to the end. */
  isStart: (digits: string) => boolean;
  /** Other words beside the missing digits tell that they are of something else: 'nasci em 1988'. */
  isAlone?: true;
  /** Whether digits are missing in front of the end: '1310-100', '48 9912-3456'. */
  hasHole?: (number: string, size: number) => boolean;
}

/** A sign in place of a digit: '13_10-100', '013?0-100'. */
const blank = /\d ?[_?*]+ ?[-.]?(?=\d)/;

/** The digits of a message from which one or more are missing somewhere before the end; null if there are none. */
function digitsWithHole(text: Text, { hasHole, least, size }: Shape): string | null {
  const plain = inDigits(text);
  const whole = blank.test(plain) ? digitsOf(plain) : digitsIn(text);
  if (whole.length < least || whole.length >= size) return null;
  const number = (plain.match(numbers) ?? []).find((one) => digitsOf(one) === whole)?.trim() ?? '';
  return blank.test(plain) || hasHole?.(number, whole.length) === true ? whole : null;
}

/** Words beside the missing digits of a postcode. */
const besideDigits = new Set(
  'e eh o final fim resto restante cep falta faltou faltava mais desculpa esqueci ah ops termina em com os ultimos numeros digitos traco'.split(
    ' ',
  ),
);

/** With more digits it is another number. */
const mostSurplus = 3;

/** The gap of a field with this many digits: the message holds their beginning, unless it repeats the whole number. */
function digitsGap(shape: Shape): Gap {
  const { field, size, least, words, isOther, isStart, isAlone } = shape;
  return {
    partIn: (text) => {
      const kept = digitsIn(text);
      const isPart = kept.length >= least && kept.length < size && isOther?.test(kept) !== true;
      if (!isPart || digitsWithHole(text, shape) !== null) return null;
      const missing = size - kept.length;
      return /^[\d ./()-]+$/.test(text.plain)
        ? { kept, asks: gapWords.missing(missing, words), stays: true }
        : { kept, asks: gapWords.digits(missing, words) };
    },
    miscountIn: (text) => {
      const hole = digitsWithHole(text, shape);
      if (hole !== null) return gapWords.hole(size - hole.length, words);
      const surplus = digitsIn(text).length - size;
      // A typed number that is too long is refused by the field.
      const isDictated = spokenNumbers(text) !== null;
      return isDictated && surplus > 0 && surplus <= mostSurplus ? gapWords.surplus(surplus, words) : null;
    },
    complete: (kept, text) => {
      const more = digitsIn(text);
      if (more.length !== size - kept.length) return null;
      if (isAlone && wordsOf(inDigits(text)).some((word) => !besideDigits.has(word) && /[a-z]/.test(word)))
        return null;
      return { raw: { [field]: [`${kept}${more}`] }, ...(isStart(kept) ? {} : { doubtful: true }) };
    },
  };
}

/** 'MG-14.556.203 SSP', 'meu RG é …'. */
export const identityCard =
  /^(?!.*\?)(?=.*\d{3}\.?\d{3}).*\b(?:rg|ssp|identidade)\b|^[a-z]{2}[ -]{0,2}\d{1,2}\.?\d{3}\.?\d{3}$/;

const ofCpf = digitsGap({
  field: 'cpf',
  size: 11,
  least: 3,
  isOther: /^(?:19|20)\d\d$/,
  words: gapWords.cpf,
  // Its check digits say whether it is one.
  isStart: () => true,
  hasHole: (number) => /-\d\d$/.test(number),
});

/** The number of an identity card is no part of a CPF. */
export const cpfGap: Gap = {
  ...ofCpf,
  partIn: (text, asked) => (identityCard.test(text.plain) ? null : ofCpf.partIn(text, asked)),
};

export const codeGap = digitsGap({
  field: 'code',
  size: 6,
  least: 3,
  words: gapWords.code,
  isStart: () => true,
});

export const postcodeGap = digitsGap({
  field: 'cep',
  size: 8,
  least: 4,
  words: gapWords.cep,
  isAlone: true,
  // '01310' is the part before the dash; in other cases it is unknown which digits are missing.
  isStart: ({ length }) => length === 5,
  hasHole: (number, count) =>
    count > 5 && (/\D\d{3}$/.test(number) || (count === 7 && !/\d{3}\D+\d\d$/.test(number))),
});

/** '31/02/1990': a date, even one that does not exist, is no phone. */
const isDate = (number: string): boolean => /^\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d{2}$/.test(number);

const withAreaCode = digitsGap({
  field: 'phone',
  size: 11,
  least: 4,
  words: gapWords.phone,
  isStart: (digits) => /^[1-9]{2}9/.test(digits),
  hasHole: (number, count) => count > 7 && /\D\d{4}$/.test(number) && !isDate(number),
});

const written = (number: string): string => `${number.slice(0, 5)}-${number.slice(5)}`;
const isLocal = (digits: string): boolean => /^9\d{8}$/.test(digits);

/** A town in place of its area code. */
const isTownFor = ({ plain }: Text, { kept }: Asked): boolean =>
  kept?.field === 'phone' && isLocal(kept.text) && !/\bnao\b|\d/.test(plain) && wordsOf(plain).length <= 5;

/** '19', where a number is expected and nothing else has figures. */
const isAreaCodeAlone = ({ plain }: Text, { kept }: Asked): boolean =>
  kept === undefined && areaCodes.includes(/^ ?\(?([1-9]{2})\)?[ .]*$/.exec(plain)?.[1] ?? '');

/** A mobile number without area code, or incomplete. */
export const phoneGap: Gap = {
  ...withAreaCode,
  partIn: (text, asked) => {
    const kept = digitsIn(text);
    if (kept === '' && isTownFor(text, asked))
      return { kept: asked.kept?.text ?? '', asks: gapWords.areaCodeInDigits };
    if (isLocal(kept)) return { kept, asks: gapWords.areaCode(written(kept)) };
    if (/^[1-9]{2}$/.test(kept) && (/\bddd\b/.test(text.plain) || isAreaCodeAlone(text, asked)))
      return { kept, asks: gapWords.localNumber(kept) };
    return /^[1-9]{2}9/.test(kept) ? withAreaCode.partIn(text, asked) : null;
  },
  complete: (kept, text, asked) => {
    if (!isLocal(kept)) return withAreaCode.complete(kept, text, asked);
    const areaCode = digitsIn(text).replace(/^0/, '');
    return areaCode.length === 2 ? { raw: { phone: [`${areaCode}${kept}`] } } : null;
  },
};
