import { isCapital, isSmall, plainOf, type Text } from '../../text/text.ts';
import type { Found } from '../recogniser.ts';
import { isBorne, judgeName } from './judge-name.ts';
import { notNames, particles, surnamesAmongNotNames } from './name-words.ts';

/** Words behind a name: 'Ana Souza meu bem', 'joão carlos pereira viu minha filha'. */
export function withoutTail(shown: string): string {
  const words = [...shown.matchAll(/\S+/g)];
  const isOther = (word: string) =>
    isSmall(word) && notNames.has(plainOf(word)) && !surnamesAmongNotNames.has(word) && !particles.has(word);
  const other = words.findIndex(({ 0: word }, place) => place > 1 && isOther(word));
  const isTitled = isCapital(words[0]?.[0] ?? '');
  const isOfName = ({ 0: word }: RegExpExecArray) => (isTitled ? isCapital(word) : isBorne(plainOf(word)));
  const end = words.slice(0, Math.max(other, 0)).findLastIndex(isOfName) + 1;
  const isName = end > 1 && (isTitled || isBorne(plainOf(words[0]?.[0] ?? '')));
  return isName ? shown.slice(0, words[end]?.index).trimEnd() : shown;
}

const surnameApart =
  /^(?:(?:meu |o )?(?:primeiro )?nome (?:(?:e|eh) )?|sou o |sou a |sou |me chamo )?([a-z]+(?: (?!(?:o|e|meu|de|com) )[a-z]+)?)[ ,]+(?:(?:e|com) )?(?:o |meu |de )?sobrenome:? (?:(?:e|eh) )?([a-z]+(?: [a-z]+){0,4})[.!]?$/;

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
