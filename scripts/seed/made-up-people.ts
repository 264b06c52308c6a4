import { sandboxAddresses } from '../../server/sandbox/addresses.ts';
import { cpfCheckDigit } from '../../src/brazil/cpf.ts';
import type { Touch, Touches } from '../../src/contract/measurement/touch.ts';
import type { FaceId } from '../../src/funnel/routes/face.ts';
import { type Chance, digits, numberBelow, oneOf } from './chance.ts';
import { textsOf } from './texts.ts';

const [firstNames = [], familyNames = []] = ['first name', 'family name'].flatMap(textsOf);
/** Where the sandbox has a network, so that an order may go on; some of its postcodes do not name a street. */
const doors = [...sandboxAddresses].flatMap(([cep, { place, coverage }]) =>
  coverage === null || !place?.neighborhood || place.is_block_allotment ? [] : [{ ...place, cep }],
);

export function madeUpPlace(chance: Chance) {
  const { cep, UF: state, city, neighborhood, address } = oneOf(chance, doors);
  return {
    ...{ cep, address, neighborhood, city, state },
    number: String(1 + numberBelow(chance, 3000)),
    is_block_allotment: false,
    block_number: null,
    allotment_number: null,
  };
}

/** In the same towns, at a postcode that the sandbox does not cover. */
export function madeUpPlaceWithoutNetwork(chance: Chance) {
  const place = madeUpPlace(chance);
  return {
    ...place,
    cep: `${place.cep.slice(0, 5)}${900 + numberBelow(chance, 100)}`,
    address: oneOf(chance, ['Rua das Palmeiras', 'Avenida Brasil', 'Rua Quinze de Novembro']),
    neighborhood: oneOf(chance, ['Jardim América', 'Vila Nova', 'Boa Vista']),
  };
}

const areaCodes = new Map(textsOf('area code').map(([code = '', town = '']) => [town, code]));

/** A contact of a town, with an undeliverable `.test` address. */
export function madeUpContact(chance: Chance, { city }: { city: string } = oneOf(chance, doors)) {
  const first = oneOf(chance, firstNames);
  const name = [first, oneOf(chance, familyNames), oneOf(chance, familyNames)].join(' ');
  return {
    name,
    phone: `${areaCodes.get(city)}9${digits(chance, 8)}`,
    email: `${first
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}.${digits(chance, 6)}@mail.test`,
  };
}

export function madeUpDocument(chance: Chance) {
  const body = digits(chance, 9);
  const first = cpfCheckDigit(body);
  const birth = [1 + numberBelow(chance, 28), 1 + numberBelow(chance, 12), 1950 + numberBelow(chance, 55)];
  return {
    cpf: body + first + cpfCheckDigit(body + first),
    mothers_name: `Maria ${oneOf(chance, familyNames)} ${oneOf(chance, familyNames)}`,
    birth_date: birth.map((part) => String(part).padStart(2, '0')).join('/'),
  };
}

/** A face; six in ten use pages. */
export const madeUpFace = (chance: Chance): FaceId =>
  chance() < 0.6 ? 'pages' : oneOf(chance, ['chat', 'chat', 'chat-tct'] as const);

const visits: readonly Touch[] = [
  { source: '', medium: '', utm: '' },
  { source: 'google', medium: 'cpc', utm: 'fibra-no-bairro' },
  { source: 'google', medium: 'organic', utm: '' },
  { source: 'instagram', medium: 'social', utm: 'mudou-de-casa' },
  { source: 'panfleto', medium: 'qr', utm: 'feira-de-domingo' },
];

/** What brought a visitor first and last; seven in ten came back by nothing else. */
export function madeUpTouches(chance: Chance): Touches {
  const first = oneOf(chance, visits);
  return { first, last: chance() < 0.7 ? first : oneOf(chance, visits) };
}
