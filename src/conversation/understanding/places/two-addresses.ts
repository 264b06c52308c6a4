import type { AddressQuestion } from '../../../store/address-search.ts';
import { within } from '../text/clauses.ts';
import type { Text } from '../text/text.ts';
import { addressMention, streetKind } from './address-mention.ts';

/** Between two streets: one of them only says where the other is, or what it was called. */
const samePlace =
  /\b(?:esquina|com|entre|perto|pertinho|proximo|antes|antig[oa]|era|paralela|cruza\w*|altura|frente|atras|lado|fundos|virando|corta|chama\w*|nao|alias|digo|ops|errei|minto)\b/;
const another = /(?:^|[ ,;.])(?:e|ou|mais|outr[oa])(?= |$)/;

const everyKind = new RegExp(streetKind.source, 'gu');

/** Both addresses of a message that tells two: 'a loja na rua X 20 e minha casa na rua Y 30'; null where it tells one. */
export function twoAddresses(text: Text): readonly AddressQuestion[] | null {
  const [, second] = [...text.plain.matchAll(everyKind)];
  if (second === undefined) return null;
  const front = within(text, 0, second.index);
  const [one, other] = [addressMention(front), addressMention(within(text, second.index, text.plain.length))];
  if (one === null || other === null || one.address.number === '' || other.address.number === '') return null;
  const told = front.plain.lastIndexOf(one.address.number.toLowerCase());
  const between = front.plain.slice(told);
  return another.test(between) && !samePlace.test(between) ? [one.address, other.address] : null;
}
