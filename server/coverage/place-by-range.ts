import { stateOfCep } from '../../src/brazil/cep.ts';
import type { PostcodeInformation } from '../../src/contract/address.ts';
import { townToConfirm } from '../../src/contract/town.ts';

/**
 * Fallback while all postcode services are down: the state, and the town if the range belongs to a capital. Otherwise
 * the town is marked as to be confirmed: the visitor enters street and neighbourhood, and the team finds the town by
 * the postcode.
 */
export function placeByRange(cep: string): PostcodeInformation | null {
  const UF = stateOfCep(cep);
  if (UF === null) return null;
  const prefix = Number(cep.slice(0, 5));
  const capital = capitals.find(([first, last]) => first <= prefix && prefix <= last);
  const city = capital?.[2] ?? townToConfirm;
  return { UF, city, neighborhood: '', address: '', zip: cep, is_block_allotment: false };
}

/** First and last five-digit prefixes of ranges that lie within one capital. */
const capitals: readonly (readonly [number, number, string])[] = [
  [1000, 5999, 'São Paulo'],
  [8000, 8499, 'São Paulo'],
  [20000, 23799, 'Rio de Janeiro'],
  [29000, 29099, 'Vitória'],
  [30000, 31999, 'Belo Horizonte'],
  [40000, 42499, 'Salvador'],
  [49000, 49098, 'Aracaju'],
  [50000, 52999, 'Recife'],
  [57000, 57099, 'Maceió'],
  [58000, 58099, 'João Pessoa'],
  [59000, 59139, 'Natal'],
  [60000, 61599, 'Fortaleza'],
  [64000, 64099, 'Teresina'],
  [65000, 65109, 'São Luís'],
  [66000, 66999, 'Belém'],
  [68900, 68911, 'Macapá'],
  [69000, 69099, 'Manaus'],
  [69300, 69339, 'Boa Vista'],
  [69900, 69923, 'Rio Branco'],
  [70000, 72799, 'Brasília'],
  [73000, 73699, 'Brasília'],
  [74000, 74899, 'Goiânia'],
  [76800, 76834, 'Porto Velho'],
  [77000, 77249, 'Palmas'],
  [78000, 78099, 'Cuiabá'],
  [79000, 79124, 'Campo Grande'],
  [80000, 82999, 'Curitiba'],
  [88000, 88099, 'Florianópolis'],
  [90000, 91999, 'Porto Alegre'],
];
