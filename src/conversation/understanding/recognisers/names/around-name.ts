import { within } from '../../text/clauses.ts';
import { isCapital, isSmall, plainOf, type Segment, type Text } from '../../text/text.ts';
import type { Found } from '../recogniser.ts';
import { isBorne, judgeName } from './judge-name.ts';
import { givenAlone, notNames, particles, slang, surnamesAmongNotNames } from './name-words.ts';

/** 'Cauã Rodrigues mlk', 'Ana Lima tmj'. */
export function withoutSlang(shown: string): string {
  const words = shown.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 2 && isSmall(last) && slang.has(plainOf(last))
    ? withoutSlang(words.slice(0, -1).join(' '))
    : shown;
}

/** Words behind a name: 'Ana Souza meu bem', 'joão carlos pereira viu minha filha'. */
export function withoutTail(shown: string): string {
  const words = [...shown.matchAll(/\S+/g)];
  const isOther = (word: string) =>
    isSmall(word) && notNames.has(plainOf(word)) && !surnamesAmongNotNames.has(word) && !particles.has(word);
  const other = words.findIndex(({ 0: word }, place) => place > 1 && isOther(word));
  const isTitled = isCapital(words[0]?.[0] ?? '');
  const isOfName = ({ 0: word }: RegExpExecArray) => (isTitled ? isCapital(word) : isBorne(plainOf(word)));
  const known = words.slice(0, Math.max(other, 0)).findLastIndex(isOfName) + 1;
  const last = words[other - 1]?.[0] ?? '';
  // Where only the first name is known, the unknown words are the surnames.
  const end = known === 1 && !isTitled && !particles.has(last) ? other : known;
  const isName = end > 1 && (isTitled || isBorne(plainOf(words[0]?.[0] ?? '')));
  return isName ? shown.slice(0, words[end]?.index).trimEnd() : shown;
}

/** Whether the words may be first names, in lower case. */
const mayBeFirst = (words: readonly string[]): boolean =>
  words.every((word) => particles.has(word) || isBorne(word) || givenAlone.has(word));

/** 'Jag heter Anna Maria Lind': the place behind words in lower case that lead up to a name written as one, in whatever language. */
export function behindUnknown(shown: string): number {
  const words = [...shown.matchAll(/\S+/g)];
  const at = words.findIndex(({ 0: word }) => isCapital(word));
  const before = words.slice(0, Math.max(at, 0)).map(({ 0: word }) => plainOf(word));
  const isTitled = words.slice(at).filter(({ 0: word }) => isCapital(word)).length > 1;
  const isLead =
    before.length > 1 &&
    before.some((word) => word.length <= 3) &&
    !before.some((word) => notNames.has(word)) &&
    !mayBeFirst(before);
  return isTitled && isLead ? (words[at]?.index ?? 0) : 0;
}

/** Begins a note on the person: no such word is part of a name. */
const note =
  /(?<=[a-z]+ [a-z]+) (?:que|q|ja|ta|esta|tava|estava|el[ae]|tem|tenho|moro(?= (?:em|n[ao]|aqui|com) )|mora\w*|vive\w*|vivia|nasc(?:i|eu|id[oa])|viuv[oa]|aposentad[oa]|filh[oa](?= d[aeo] )|com(?! (?:[a-z]{1,2}|(?:acento|til|cedilha|letra|dois|duas|um|uma)\b))) .*$/;
/** Such a note says what the name is. */
const changesName =
  /\b(?:agora|hoje|antes|mud\w+|cas(?:ou|ei|ad[oa])|virou|passou a|voltou a|na verdade|errad[oa]|cert[oa]|correto|sobrenome|nomes?|assina\w*|falt\w+|nao)\b/;

/** What stands in front of a note: 'Rita Moura que já é falecida'. */
export function beforeNote({ from, ...text }: Segment): Segment | null {
  const match = note.exec(text.plain);
  if (match === null || changesName.test(match[0])) return null;
  // A surname.
  if (text.shown.startsWith('Filh', match.index + 1) || /^ mora[.! ]*$/.test(match[0])) return null;
  const last = text.plain.slice(0, match.index).split(' ').at(-1) ?? '';
  if (notNames.has(last) && !surnamesAmongNotNames.has(last)) return null;
  return { from, ...within(text, 0, match.index) };
}

/** Begins what is said of a surname, and is none: 'o sobrenome é complicado', '… é igual o meu'. */
export const noSurname =
  '(?:em|igual|no|na|o|a|mesmo|com|sem|mud[a-z]+|nao|n|complicad[oa]|dificil|grande|longo|compost[oa]|dupl[oa]|estranho|so|outr[oa])';
const surnameApart = new RegExp(
  `^(?:(?:meu |o )?(?:primeiro )?nome (?:(?:e|eh) )?|sou o |sou a |sou |me chamo )?([a-z]+(?: (?!(?:o|e|meu|de|com) )[a-z]+)?)[ ,]+(?:(?:e|com) )?(?:o |meu |de )?sobrenome:? (?:(?:e|eh) )?(?!${noSurname}\\b)([a-z]+(?: [a-z]+){0,4})[.!]?$`,
);

/** 'Antônio, o sobrenome é Fagundes': a name in two parts. */
export function withSurname({ shown, plain }: Text): Found | null {
  const [, first, last] = surnameApart.exec(plain) ?? [];
  if (first === undefined || last === undefined) return null;
  const at = plain.indexOf(
    first,
    plain.search(new RegExp(`\\b${first}[ ,]+(?:(?:e|com) )?(?:o |meu |de )?sobrenome`)),
  );
  const name = `${shown.slice(at, at + first.length)} ${shown.slice(plain.lastIndexOf(last)).replace(/[.!]+$/, '')}`;
  return judgeName(name) === 'no'
    ? null
    : { raw: { name: [name] }, from: 0, to: plain.length, doubtful: true };
}
