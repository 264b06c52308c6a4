import type { Text } from '../text/text.ts';
import { respelled, withoutLetters } from './respelled-word.ts';
import { type Said, type Spelled, spelled } from './spelled.ts';
import { anyLetterName, letterNames } from './spelled-letters.ts';

/** 'A', 'e' and 'o' are words. */
const letter = `(?:(?:${anyLetterName})s?|[b-df-np-z])(?![a-z])`;
const pair = '(?:[tpcs]h|ck|bb|cc|dd|ff|gg|ll|mm|nn|pp|rr|ss|tt|zz)';
const place = '(?: n[oa] (?:fim|final|comeco|inicio|meio))?';
const letters = `(?:(?:um|uma) )?(?:(?:dois|duas|2|dupl[oa]) (?:${letter}|[aeo](?![a-z]))|${pair}|${letter}(?: ${letter})?(?: de [a-z]+)?)(?: (?:mud[oa]|dobrad[oa]|maiuscul[oa]|minuscul[oa]))?${place}`;
const signless =
  '(?:[oa]s? )?(?:nada|acentos?|til|cedilha|trema|apostrofos?|pontos?|hifen|tracos?|tracinhos?|espacos?|maiusculas?|letras? maiusculas?|h|aga)(?: nenhum| algum)?';
const manner = '(?:junt[oa]s?|juntinho|minuscul[oa]s?|separad[oa]s?)';
const lead = '(?:(?:e|eh|tudo|bem|em|letras?|se|escrev[eo]|escrit[oa]) )*';
const note = `,? ${lead}(?:${manner}|sem ${signless}${place}|com (?:a )?(?:(?:primeira|inicial|letra) )+maiuscula|com ${letters}(?:(?:,| e) ${letters})*)`;
/** 'Rosângela tudo junto com Martins' gives the other word. */
const joinedTo = '(?:tudo )?junto com(?= [a-z\\d]{3,} *$)';
/** What is said of how the words in front of it are written: 'com th e sem acento', 'tudo junto'. */
const notes = new RegExp(`(?<=[a-z\\d])(?: ${joinedTo}|(?:${note})+,?)(?= |$)`, 'g');
/** In the middle of a host: 'minhaloja tudo junto sem acento ponto com'. */
export const notesInHost = new RegExp(`(?<=[a-z\\d])(?:${note})+(?= (?:ponto|punto|dot)(?![a-z]))`, 'g');
/** 'Neusa com s, neusaaparecida arroba …': a word spelled in front of the address that begins with it. */
export const spelledInFront = new RegExp(`\\b([a-z]{3,})(?:${note})+,? (?=\\1[a-z\\d._]* *$)`);
const notesBehind = new RegExp(`^(?:,? (?:(?:e|eh|que) )*([a-z]{3,}))?((?:${note})+)[ .!]*(?=$|[,;])`);
const toldLetters = new RegExp(
  `(com|sem) (?:[oa]s? |um |uma )?((?:(?:dois|duas|2|dupl[oa]) )?(?:${pair}|${letter}(?: ${letter})?)|(?:dois|duas|2|dupl[oa]) [aeo]|h|aga)(?![a-z])(?: de [a-z]+)?( dobrad[oa])?(?: mud[oa])?( n[oa] (?:fim|final))?`,
  'g',
);

/** 'Com k e w'. */
const another = new RegExp(`(?:,| e) (?=${pair}|${letter})`, 'g');

/** A note that cannot be applied: 'com t no lugar do d', 'jotapê só as letras'. */
const rewritten = /\bum [a-z] so\b|\b(?:tem|sao) (?:dois|duas|2) |\bsem o [b-gi-z]\b|\bno lugar d/;
const lettersOnly = /\bso as letras?\b/;

/** 'O jp é só as letras j e p': tells of a word what it is already. */
const itsLetters =
  /,? (?:e )?(?:[oa] )?([a-z]{2,5}) (?:(?:e|eh|sao) )?(?:so )?(?:[oa]s? )?letras? ([a-z](?:(?:,| e)? (?:letra )?[a-z])+)(?![a-z])[ .!]*/;

const isKnown = (word: string, told: string): boolean => {
  const letters = told.match(/\b[a-z]\b/g) ?? [];
  return letters.join('') === word || letters.filter((one) => one !== 'e').join('') === word;
};

export const tellsLettersOnly = (plain: string): boolean =>
  lettersOnly.test(
    plain.replace(itsLetters, (said, word: string, told: string) => (isKnown(word, told) ? '' : said)),
  );

const inLetters = (name: string): string =>
  name
    .split(' ')
    .map((one) => letterNames.get(one) ?? letterNames.get(one.replace(/s$/, '')) ?? one)
    .join('');

/** The word as the notes on it say; null if that is unclear. */
function asNoted(word: string, said: string): string | null {
  let all: string | null = word;
  for (const [, how, name = '', doubled, end] of said.replace(another, ' com ').matchAll(toldLetters)) {
    const isDouble = doubled !== undefined || /^(?:dois|duas|2|dupl[oa]) /.test(name);
    const one = inLetters(name.replace(/^(?:dois|duas|2|dupl[oa]) /, ''));
    const letters = isDouble ? one + one : one;
    if (all !== null)
      all = how === 'sem' ? withoutLetters(all, letters) : respelled(all, letters, end !== undefined);
  }
  return all;
}

export interface Noted {
  /** The text without the notes, and with the words spelled as they say; null where there are none. */
  spelled: Spelled | null;
  /** Its words are said to be one. */
  isJoined: boolean;
}

/** What stands in front of the sign of an address, without the notes on how it is spelled; null if one cannot be applied. */
export function withoutSpellingNotes(text: Text): Noted | null {
  if (rewritten.test(text.plain)) return null;
  const parts: Said[] = [];
  let isJoined = false;
  for (const { 0: said, index } of text.plain.matchAll(notes)) {
    const word = /[a-z]+$/.exec(text.plain.slice(0, index))?.[0] ?? '';
    const noted = asNoted(word, said);
    if (noted === null) return null;
    isJoined ||= /\bjunt|\bsem espaco/.test(said);
    if (noted !== word) parts.push({ from: index - word.length, to: index, as: noted });
    parts.push({ from: index, to: index + said.length, as: ' '.repeat(said.length) });
  }
  return { spelled: parts.length === 0 ? null : spelled(text, parts), isJoined };
}

/** 'Meu nome e sobrenome arroba gmail' says which words stand in the address, and is none; 'com @gmail.com' the provider alone. */
export const isDescribed = (address: string): boolean =>
  /^(?=[^@]*nome)(?:meu|e|[._-]|nome|sobrenome|completo|primeiro|ultimo)+@/i.test(address) ||
  /^(?:com|no|do|da|so|termina|e|eh|meu)@/i.test(address);

interface NotedBehind {
  length: number;
  /** They are of letters. */
  isSpelled: boolean;
}

/** The notes behind an address that only repeat how it is spelled: 'kowalski com k e w', 'tudo junto'. */
export function notedBehind(plain: string, address: string): NotedBehind {
  const [name = ''] = address.split('@');
  const [all = '', known = '', letters = ''] = itsLetters.exec(plain) ?? [];
  if (all !== '' && plain.startsWith(all) && name.includes(known) && isKnown(known, letters))
    return { length: all.length, isSpelled: true };
  const [said = '', word, told = ''] = notesBehind.exec(plain) ?? [];
  const isOfIt = word === undefined ? name : name.split(/[._+-]/).find((part) => part.includes(word));
  const holds = isOfIt !== undefined && asNoted(isOfIt, told) === isOfIt;
  return { length: holds ? said.length : 0, isSpelled: holds && / com /.test(` ${told}`) };
}
