import { plainOf, type Text, textOf, wordsOf } from '../text/text.ts';
import { hasNumberWord, numberWords } from './number-words.ts';
import { type Spelled, spelled } from './spelled.ts';
import { inDigits } from './spoken-numbers.ts';

const byExample =
  /(?:(?<![a-z\d])[a-z](?: de [a-z]{2,})?[, ]+)*(?<![a-z\d])([a-z]) de \1[a-z]+[, ]+(?:[a-z](?: de [a-z]{2,})?[, ]+)*/;

/** 'N de navio, a, t de tatu': letters, each with a word that begins with it. */
export function lettersByExample(text: Text): Spelled | null {
  const match = byExample.exec(text.plain);
  if (match === null) return null;
  const [said] = match;
  const all = said.split(/, ?| (?!de )(?<! de )/).filter((part) => part !== '');
  const isSpelled = all.every((part) => part.length === 1 || part[5] === part[0]);
  const as = `${all.map(([letter]) => letter).join('')} `;
  return isSpelled ? spelled(text, [{ from: match.index, to: match.index + said.length, as }]) : null;
}

const calledOnly = 'jota|efe|aga|eme|ene|erre|xis|dablio|dabliu|ipsilon';
export const letterNames: ReadonlyMap<string, string> = new Map(
  'be b|ce c|efe f|ge g|aga h|jota j|ele l|eme m|ene n|pe p|erre r|esse s|te t|ve v|dablio w|dabliu w|xis x|ipsilon y|ze z'
    .split('|')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)] as const),
);
export const anyLetterName = [...letterNames.keys()].join('|');
/** Most of these names are words as well: one that is none has to be among them. */
const byName = new RegExp(
  `(?<![a-z\\d])(?:(?:o|e|eh) )?((?:(?:${anyLetterName})(?: (?:${anyLetterName}|[a-z]))* )??(?:${calledOnly})(?:(?: |(?<=jota))(?:${anyLetterName}|[a-z]))*)(?![a-z\\d])`,
);

/** Letters by their names: 'jota ponto silva', 'erre esse', 'jotapê'. Some are names of people too. */
export function lettersByName(text: Text): Spelled | null {
  const match = byName.exec(text.plain);
  if (match === null) return null;
  const [said, letters = ''] = match;
  const as = letters
    .replace(/\bjota(?=[a-z])/, 'jota ')
    .split(' ')
    .map((name) => letterNames.get(name) ?? name.replace('ne', 'n'))
    .join('');
  return spelled(text, [{ from: match.index, to: match.index + said.length, as }]);
}

const onlyLetter = new RegExp(`^(?:${calledOnly})$`);

/** The letter of 'bê' or 'efe'; null for what is a word as well, as 'be' and 'esse' are. */
export function letterCalled(shown: string): string | null {
  const name = plainOf(shown);
  return name !== shown.toLowerCase() || onlyLetter.test(name) ? (letterNames.get(name) ?? null) : null;
}

/** Words elsewhere, and letters here. */
const calledInBlock = new Map([
  ['que', 'q'],
  ['ne', 'n'],
]);
const ofBlock = `(?:${anyLetterName}|[a-z])`;
/** In Brasília a block begins with q, c or s: 'quê ene a 34', 'cê ene bê doze', 'que esse a oito'. */
const blockName = new RegExp(
  `(?<![a-z\\d])(?:(que|q|ce|c|esse|s) ((?:ene|ne|ele|esse|n|l|s|i|erre|r|agah?|aga)(?: ${ofBlock}){0,2})|(q[ns][a-z]|c[ns][a-z]|s?cl[ns]w?|sq[ns]w?)) (\\d+|[a-z]+(?: e [a-z]+)?)`,
);

/** The message with the letters of a block that are said by their names, and its number in digits; null if there are none. */
export function blockLetters(text: Text): Text | null {
  const [said = '', first = '', others = '', whole = '', number = ''] = blockName.exec(text.plain) ?? [];
  const isTyped = whole !== '' && /^\d/.test(number);
  if (said === '' || isTyped || !(/^\d/.test(number) || hasNumberWord(number))) return null;
  const letters = [first, ...others.split(' ')].map(
    (name) => calledInBlock.get(name) ?? letterNames.get(name) ?? name,
  );
  // Behind a label a number word is a number.
  const digits = inDigits(textOf(`quadra ${number}`)).replace('quadra ', '');
  const from = text.plain.indexOf(said);
  return spelled(text, [{ from, to: from + said.length, as: `${whole || letters.join('')} ${digits}` }]).text;
}

const labelledLetter = new RegExp(
  `(?<=[a-z\\d]),? (?:(?:e|eh|com|a|tem) )*letra (${anyLetterName}|[a-z])(?: de [a-z]{3,})?(?![a-z\\d])`,
  'g',
);
const letterBehindNumber = new RegExp(`(?<=[a-z\\d] )(${anyLetterName})(?=[.! ]*$)`, 'g');
const endsInNumber = (plain: string): boolean =>
  /\d $/.test(plain) || numberWords.has(wordsOf(plain).at(-1) ?? '');

/** 'Mil duzentos e cinco, letra b de bola', 'é o mil e oito bê', 'a quadra é letra H': the letter of a house or a block. */
export function withLetterOfHouse(text: Text): Text {
  const called = [...text.plain.matchAll(letterBehindNumber)].filter(
    ({ index, 0: { length } }) =>
      letterCalled(text.shown.slice(index, index + length)) !== null &&
      endsInNumber(text.plain.slice(0, index)),
  );
  const parts = [...text.plain.matchAll(labelledLetter), ...called].map(
    ({ index, 0: said, 1: name = '' }) => ({
      from: index,
      to: index + said.length,
      as: `${said.startsWith(name) ? '' : ' '}${(letterNames.get(name) ?? name).toUpperCase()}`,
    }),
  );
  return parts.length === 0 ? text : textOf(spelled(text, parts).text.shown);
}
