import { withoutAccents } from '../../src/brazil/without-accents.ts';
import type { Location, PostcodeInformation } from '../../src/contract/address.ts';
import { refuseField } from '../http/refusal.ts';

/**
 * Refuses a state, town or street that contradicts the postcode; parts that the postcode leaves open accept any text.
 */
export function assertAddressFits(
  place: PostcodeInformation,
  { state, city, address }: Pick<Location, 'state' | 'city' | 'address'>,
): void {
  if (place.UF !== state) refuseField('state', 'O estado não combina com o CEP. Confira o endereço.');
  if (!isSameTown(place.city, city))
    refuseField('city', 'A cidade não combina com o CEP. Confira o endereço.');
  if (!isSameStreet(place.address, address)) refuseField('address', wrongStreet);
}

export const wrongStreet = 'A rua não combina com o CEP. Confira o CEP ou a rua.';

const isSameTown = (known: string, told: string): boolean =>
  known.trim() === '' || wordsOf(known).join(' ') === wordsOf(told).join(' ');

/**
 * Services write names differently ('Av. Paulista', 'Avenida Paulista - lado par'): the shorter name has to be part
 * of the longer one.
 */
export function isSameStreet(known: string, told: string): boolean {
  const [one, other] = [wordsOf(known), wordsOf(told)].toSorted((a, b) => a.length - b.length);
  if (one === undefined || other === undefined) return true;
  return one.every((word) => other.includes(word));
}

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['av', 'avenida'],
  ['r', 'rua'],
  ['pc', 'praca'],
  ['pca', 'praca'],
  ['al', 'alameda'],
  ['tv', 'travessa'],
  ['trav', 'travessa'],
  ['est', 'estrada'],
  ['rod', 'rodovia'],
  ['dr', 'doutor'],
  ['dra', 'doutora'],
  ['prof', 'professor'],
  ['cel', 'coronel'],
  ['gen', 'general'],
  ['eng', 'engenheiro'],
  ['pe', 'padre'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]);

const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => abbreviations.get(word) ?? word);
