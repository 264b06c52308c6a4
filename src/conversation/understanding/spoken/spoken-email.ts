import { givenNames } from '../recognisers/names/name-words.ts';
import { within } from '../text/clauses.ts';
import { somebody } from '../text/people.ts';
import { blank, type Text } from '../text/text.ts';
import { type Half, hostBehind, hostOf } from './email-host.ts';
import { notedBehind, spelledInFront, tellsLettersOnly, withoutSpellingNotes } from './email-notes.ts';
import { at, signs, withoutAt } from './email-signs.ts';
import { isLetter, isSign, type Token, tokensIn, written } from './email-tokens.ts';
import { numberWords } from './number-words.ts';
import { lettersByExample, lettersByName } from './spelled-letters.ts';
import { spokenNumbers } from './spoken-numbers.ts';

/** Words before an address that are no part of it. */
const before = new Set(
  (
    'e-mail email mail imail imeil emeio imeio correio eletronico meu minha e eh o a os as no na pro pra para por em de do da que este esse seguinte ' +
    'vc voce voces tu assim escreve escreva coloque bota bote digita digite poe ponha manda mande mandar enviar envia anota anote ai pode ser coloca usa use meus com oi ola opa contato nome mesmo sou favor'
  ).split(' '),
);
/** 'O do meu filho davi arroba …', 'é o da firma contato arroba …': whose address it is. */
const owner = new RegExp(
  `\\b(?:[dn][ao]|minha|meu|noss[oa]) (?:${somebody}|firma|empresa|loja|trabalho|servico|escritorio)$`,
);
const particles = new Set(['da', 'de', 'do', 'e']);
/** Notes on spelling, which are no part of the address. */
const notes = new Set(
  'tudo junto minusculo minuscula minusculas letra letras separado numero numeros sem espaco'.split(' '),
);

const isDigits = (word: Token): boolean => /^\d+$/.test(word.plain);

/** A comma beside a spoken sign, or in front of the number at the end, is a pause: 'contato, tracinho, ana, zero sete arroba'. */
function isApart(word: Token, next: Token | undefined, text: Text): boolean {
  const gap = text.plain.slice(word.to, next?.from);
  const isAtEnd =
    next !== undefined && /^\d{1,4}$/.test(next.plain) && !/[a-z]/.test(text.plain.slice(next.to));
  const isBreath =
    gap.trim() === ',' &&
    (next === undefined || isSign(word) || isSign(next) || (isAtEnd && !isDigits(word)));
  return /[^ ]/.test(gap) && !isBreath;
}

/** 'Primeiro jota, depois lima, e o número 61': tells the order of the parts, or what the next one is. */
const oneNumber = `(?:\\d{1,4}|${[...numberWords.keys()].join('|')})(?![a-z\\d])`;
const nextIs = new RegExp(
  `(?<=[a-z\\d]),? (?:(?:ai|dai|e) )?depois (?:vem )?(?:[oa] )?(?:numeros? (?=${oneNumber})|(?=[a-z\\d._+-]|$))|(?<=[a-z]),? (?:(?:e|com|mais) )?(?:o )?numeros? (?=${oneNumber})`,
  'g',
);
const beginsWith =
  /^ ?(?:primeiro (?:vem )?(?:[oa] )?(?=.*\bdepois\b)|(?:(?:e|eh|o|meu) )*nome(?: e sobrenome|(?: completo)?(?: tudo)? junto),? (?=[a-z]{2,}))/;

/** 'Jose.carlos com ponto no meio' has it already. */
const signRepeated =
  /(?<=[a-z\d][._-][a-z\d]+(?:,? tudo junto)?),? com (?:um |o )?(?:ponto|underline|traco|tracinho|hifen)(?: no meio)? ?$/;

const startOf = ({ plain }: Text, from: number): number =>
  from <= (beginsWith.exec(plain)?.[0].length ?? 0) ? 0 : from;

const isSpelledOut = (word: Token, next: Token): boolean =>
  isLetter(word) && (isLetter(next) || isDigits(next));

/** Whether a word belongs to the next one: certainly, perhaps, or not. */
function bondOf(
  word: Token,
  next: Token | undefined,
  text: Text,
  isJoined: boolean,
): 'sure' | 'loose' | 'none' {
  if (isApart(word, next, text) || word.shown === 'é') return 'none';
  if (next === undefined) return isSign(word) ? 'none' : 'sure';
  if (isSign(word) || isSign(next) || isSpelledOut(word, next)) return 'sure';
  // 'Oficina do Tonho, tudo junto'.
  if (before.has(word.plain)) return isJoined && particles.has(word.plain) ? 'loose' : 'none';
  if (isDigits(word) || isDigits(next)) return 'sure';
  // 'É o da oficina, oficina do tião': the name begins anew.
  return next.plain.split(/[._+-]/)[0] === word.plain ? 'none' : 'loose';
}

/** 'É do salão da neide': no name begins with it. */
const isParticleBehindOthers = (word: Token | undefined): boolean =>
  word !== undefined && word.from > 0 && particles.has(word.plain);

/** A phone or a document in front of an address is no part of it, in however many groups it is told. */
const numberOfItsOwn = /(?<!\d[ ().-]{0,2})(?:\d[ ().-]{0,2}){8,}(?= *[a-z])|\bddd \d\d(?= [a-z])/g;

const isOwner = (word: Token, next: Token | undefined, { plain }: Text): boolean =>
  !particles.has(next?.plain ?? '') && owner.test(plain.slice(0, word.to));

/**
 * 'Ana com underline souza' has the sign where it is told. 'Com underline ana_souza@…' repeats the one in the name;
 * 'com underline ana souza' does not tell where it stands.
 */
function withoutSignNote(words: readonly Token[]): Token[] {
  const isNote = ({ plain }: Token, at: number): boolean => plain === 'com' && isSign(words[at + 1]);
  if (!words.slice(0, 1).some(isNote)) return words.filter((word, at) => !isNote(word, at));
  return /[._-]/.test(words[2]?.plain ?? '') ? words.slice(2) : [];
}

/** 'Maria do socorro ponto lima': the message begins with the name. */
const joinsFirst = ({ plain }: Token, [first, second]: readonly Token[]): boolean =>
  first !== undefined && !before.has(first.plain) && givenNames.has(first.plain) && second?.plain === plain;

/** 'Joao underline do leite': behind a sign a particle is part of the name. */
const isBehindSign = ({ plain }: Token, before: Token | undefined): boolean =>
  particles.has(plain) && isSign(before);

/** The last words of a text that are one name: 'ana ponto souza', 'a n a 25'. */
function nameBefore(text: Text, isJoined: boolean): Half {
  const bound: Token[] = [];
  let isLoose = false;
  const number = [...text.plain.matchAll(numberOfItsOwn)].at(-1);
  const start = number === undefined ? 0 : number.index + number[0].length;
  const said = tokensIn(text).filter(
    ({ from, plain }, at, all) =>
      from >= start && !notes.has(plain) && !(/^acentos?$/.test(plain) && all[at - 1]?.plain === 'sem'),
  );
  for (const [place, word] of [...said.entries()].toReversed()) {
    const bond = isBehindSign(word, said[place - 1])
      ? 'loose'
      : bondOf(word, bound[0], text, isJoined || joinsFirst(word, said));
    if (bond === 'none' || (bond === 'loose' && !isJoined && isOwner(word, bound[0], text))) break;
    if (bond === 'loose') isLoose = true;
    bound.unshift(word);
  }
  const words = withoutSignNote(bound);
  while (isSign(words[0]) || (words.length > 1 && isParticleBehindOthers(words[0]))) words.shift();
  return { words: withoutSpelling(words), isLoose };
}

/** 'Wesley w e s l e y 07': how the word in front of them is written. */
function withoutSpelling(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex((word, place) => {
    const letters = words.slice(place + 1, place + 1 + word.plain.length);
    return (
      word.plain.length > 2 &&
      letters.map(({ plain }) => plain).join('') === word.plain &&
      letters.every(isLetter)
    );
  });
  const said = words[at];
  return said === undefined
    ? words
    : words.filter((_, place) => place <= at || place > at + said.plain.length);
}

/** 'Maria sete arroba': at the end of a name a number of one word is a digit. */
function digitAtEnd({ words }: Half): string | null {
  const [last, before] = [words.at(-1), words.at(-2)];
  const digit = numberWords.get(last?.plain ?? '')?.value ?? 10;
  return before === undefined || digit === 1 || digit > 9 ? null : String(digit);
}

/** 'Ana 25 tudo junto @': what stands in front of the sign was said. */
export const isNoted = (plain: string): boolean =>
  /\b(?:tudo junto|junt[oa]|sem (?:espaco|acento)s?|minuscul[oa]s?),? ?@/.test(plain);

export interface SpokenEmail {
  address: string;
  from: number;
  to: number;
  /** It is uncertain which words belong to the name. */
  isLoose: boolean;
}

/** 'O e-mail que te dei faltou um ponto, era ana.souza@…': what stands in front of the comma is about it. */
const typedAlone = /(?<!, [a-z]+)[,;:] (?:(?:era|e|eh|o certo|certo|sendo|na verdade) ){0,3}[a-z\d._+-]+$/;

function signOf({ plain }: Text, told: RegExpExecArray | null): RegExpExecArray | null {
  const sign = told ?? withoutAt.exec(plain);
  return sign?.[0] === '@' && typedAlone.test(plain.slice(0, sign.index)) ? null : sign;
}

/** An address that was said: 'ana ponto souza arroba gmail ponto com'. Null where nothing stands before the arroba. */
export function spokenEmail(text: Text): SpokenEmail | null {
  const told = at.exec(text.plain);
  const sign = signOf(text, told);
  if (sign === null) return null;
  const before = within(text, 0, sign.index);
  const start = {
    ...before,
    plain: blank(blank(blank(blank(before.plain, beginsWith), nextIs), spelledInFront), signRepeated),
  };
  const noted = tellsLettersOnly(text.plain) ? null : withoutSpellingNotes(start);
  if (noted === null) return null;
  const bare = noted.spelled?.text ?? start;
  const named = lettersByName(bare);
  const letters = named ?? lettersByExample(bare);
  const digits = spokenNumbers(letters?.text ?? bare);
  const behind = sign.index + sign[0].length;
  const host = hostBehind(within(text, behind, text.plain.length));
  const hostEnd = behind + host.end;
  const isJoined = noted.isJoined || /^,? (?:(?:e|eh|tudo|bem) )*junt[oa]/.test(text.plain.slice(hostEnd));
  const name = nameBefore(digits?.text ?? letters?.text ?? bare, isJoined);
  const [first, last] = [name.words[0], name.words.at(-1)];
  if (first === undefined || last === undefined) return null;
  // An address typed with its @ and without spoken parts stays as typed.
  const words = [...name.words, ...host.words];
  if (sign[0] === '@' && !words.some(({ plain }) => signs.has(plain)) && !isNoted(text.plain)) return null;
  const digit = digitAtEnd(name);
  const parts = digit === null ? name.words.map(written) : [...name.words.slice(0, -1).map(written), digit];
  const address = `${parts.join('')}@${hostOf(host.words)}`;
  const after = notedBehind(text.plain.slice(hostEnd), address);
  const { from } = [digits, letters, noted.spelled].reduce((place, said) => said?.placeOf(place) ?? place, {
    from: first.from,
    to: last.to,
  });
  return {
    address,
    from: startOf(before, from),
    to: hostEnd + after.length,
    isLoose:
      told === null ||
      named !== null ||
      digit !== null ||
      name.isLoose ||
      host.isLoose ||
      noted.spelled !== null ||
      after.isSpelled,
  };
}
