import { blank, type Text } from '../../text/text.ts';
import { digitByDigit, type Found, type Recogniser, span } from '../recogniser.ts';
import { complementWords } from './complement-words.ts';

const start = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';
const next = 'quadra|qdr?|q|lote|lt|l|numero|num|nr?|s|sem|casa|conj(?:unto)?';
const small =
  '(?!(?:d[aeo]|n[ao]|em|um|eh|ou|ai|la|so)(?![a-z])|e (?:o )?lote(?! ?(?:[a-z]? ?\\d|[a-z](?![a-z]))))';

/** Letters alone are a value where their part ends or another begins: 'a' and 'e' are words as well. */
const value = (before: number, alone: number) =>
  `(${small}(?:[a-z]{0,${before}} ?\\d{1,4}(?:-[a-z](?![a-z\\d])|[ -]?(?!e(?![a-z]))[a-z](?=[.! ]*(?:$|,)))?[a-z]?|[a-z]{1,${alone}}(?= ?(?:$|[^ a-z\\d]|(?:${next})(?![a-z])))))${end}`;

/** A word of its own, or in front of a digit: an abbreviation is also how other words begin. */
const called = (name: string) =>
  `(?:${name})(?:[ .:º°-]{1,3}|(?: (?:eu )?sei| sim| tem)?, ?(?=eh? )|(?=\\d))`;

const place = (word: string, short: string) =>
  `${called(word)}(?:(?:que |q )?eh? (?:[ao] )?(?=[a-z]? ?\\d|[b-df-np-z](?![a-z])))?${value(3, 2)}|${called(short)}${value(1, 1)}`;

// In Brasília a block is a name: QNA 5, CNB 12.
const ofBrasilia = `((?:sq(?:[ns]w?|sw)|s?cl[ns]w?|(?:q(?!d|u)|c(?!j|pf|[aeiou][a-z]))[a-z]{1,2}) ?\\d{1,3}[a-z]?)${end}`;
/** 'C 12 lote 5': in front of the lot, a letter needs no word for the block. */
const unnamed = `(?<=^(?:(?:e|eh|e na|na) )?)([a-df-z][ -]?\\d{1,3}|[a-df-km-npr-z])(?=,? (?:e )?(?:lote|lt)s? ?\\d)`;
const block = new RegExp(`${start}(?:${ofBrasilia}|${place('quadra', 'qdr?|q')}|${unnamed})`, 'u');
const allotment = new RegExp(`${start}(?:${place('lotes?', 'lts?|l')})`, 'u');
/** 'Lotes 3 e 4'. */
const secondLot = / e \d{1,4}(?= *(?:$|[,;.\uE000]| (?:d[aeo]|casa|apto?|conj[a-z]*|quadra|qd) ))/y;

/** '15 a quadra, 4 o lote': the number in front of what it is of. */
const inFront = (name: string, other: string) =>
  new RegExp(
    `${start}(?<!\\b(?:${other}|${complementWords}|numero)[ .:º°]{1,2}(?:(?:que|q) )?(?:eh? )?(?:o |a )?)(\\d{1,4}[a-z]?),? (?:eh? )?[ao] ${name}(?=,? (?:e )?\\d{1,4}[a-z]?,? (?:eh? )?[ao] |[^\\d]*$)`,
    'u',
  );

/** 'Aqui não tem isso de quadra n, só número' tells that there is none. */
const denied = /\b(?:nao|nem|n) (?:tem|ha|e|eh|existe|e por)\b[^,;.]{0,24}\b(?:quadra|lote)\b(?: nao| n)?/g;

/** 'Vinte e um b de bola': a letter by its example. */
const byExample = /(?<=\d[ -]?)([a-z]) de \1[a-z]+/g;
const withLettersAlone = (plain: string): string =>
  plain.replace(byExample, (said, letter: string) => letter.padEnd(said.length));

const find =
  (name: string, pattern: RegExp, front: RegExp) =>
  ({ plain }: Text): Found | null => {
    const text = withLettersAlone(blank(plain, denied, ';'));
    const match = front.exec(text) ?? pattern.exec(text);
    const said = match?.slice(1).find((group) => group !== undefined);
    // 'O lote é 4 ou 5': which one is still to be told.
    const isEither = match !== null && / ou (?:[ao] )?\d/y.test(text.slice(span(match).to));
    if (match === null || said === undefined || isEither) return null;
    const value = said.toUpperCase().replace(/(?<=\d)[ -](?=[A-Z]$)/, '');
    const { from, to } = span(match);
    secondLot.lastIndex = to;
    const [second = ''] = /^lo?tes? /.test(match[0]) ? (secondLot.exec(text) ?? []) : [];
    const example = [...plain.matchAll(byExample)].find(({ index }) => index === to - 1)?.[0].length ?? 1;
    return { raw: { [name]: [value + second] }, from, to: to + second.length + example - 1 };
  };

export const recogniseBlock: Recogniser = {
  kind: 'words',
  inGroups: digitByDigit,
  asked: find('block_number', block, inFront('quadra', 'lote|lt|l')),
  anywhere: null,
};

export const recogniseAllotment: Recogniser = {
  kind: 'words',
  inGroups: digitByDigit,
  asked: find('allotment_number', allotment, inFront('lote', 'quadra|qdr?|q')),
  anywhere: null,
};
