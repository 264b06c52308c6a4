import { knownQuarters } from '../../brazil/large-cities.ts';
import { lacksPostcode } from '../understanding/places/place-told.ts';
import { clausesOf, within } from '../understanding/text/clauses.ts';
import { inFull } from '../understanding/text/normalise.ts';
import { cut, cutMark, setOf, type Text, wordsOf } from '../understanding/text/text.ts';

/** Words around an address that add nothing. */
const addsNothing = setOf(
  'moro na no em fica e eh o a meu minha endereco rua aqui oi ola bom dia boa tarde noite sou de do da',
);

const meaningOf = ({ plain }: Text): string =>
  wordsOf(plain)
    .filter((word) => !addsNothing.has(word))
    .join(' ');

/** A landmark beside the address does not help to find the postcode. */
const landmark =
  /^(?:(?:bem|e|eh|fica|ali|la) )*(?:perto|pertinho|proximo|em frente|na frente|ao lado|do lado|atras) /;

const beforeQuarter = /^(?:(?:eu|moro|vivo|estou|to|aqui|e|eh|fica|em|n[ao]) )*/;

/** What is said beside the address: 'não sei de cabeça' says nothing more than that there is no postcode. */
export function besideAddress(rest: Text, isOfPlace = (_: Text): boolean => false): string {
  const clauses = clausesOf(rest).map(({ from, to }) => ({ from, to, text: within(rest, from, to) }));
  const isEmpty = ({ text }: { text: Text }): boolean =>
    lacksPostcode(inFull(text)) ||
    landmark.test(text.plain) ||
    knownQuarters.has(text.plain.replace(beforeQuarter, '').trim()) ||
    isOfPlace(text);
  const others = clauses.filter((clause) => !isEmpty(clause));
  if (others.every(({ text }) => meaningOf(text) === '')) return '';
  const { shown } = clauses.filter(isEmpty).reduce((left, { from, to }) => cut(left, from, to), rest);
  return shown
    .replaceAll(cutMark, ' ')
    .replace(/\s*([,.;!?])(?:\s*[,.;!?])+/g, '$1')
    .replace(/^[\s,.;!?]+/, '')
    .replace(/[\s,;]+$/, '')
    .replace(/ {2,}/g, ' ');
}
