import type { PostcodeInformation } from '../../src/contract/address.ts';
import type { FoundAddress, Position } from '../../src/contract/calls/address-search.ts';
import type { AddressSearch } from '../coverage/create-address-search.ts';
import type { CoverageRow, CoverageRows } from '../coverage/create-coverage.ts';
import type { Postcodes } from '../coverage/create-postcodes.ts';
import { streetNames } from '../coverage/street-names.ts';
import { folded, townsNamed } from '../coverage/towns-named.ts';

/** Test addresses for each outcome of the coverage check. */
interface SandboxAddress {
  /** null: unknown postcode. */
  place: PostcodeInformation | null;
  /** null: not covered. */
  coverage: CoverageRow | null;
  /** The range of house numbers, if the street has several postcodes. */
  range?: string;
  /** A position near it finds this address. */
  at?: Position;
}

/** Sandbox addresses come before the public services. */
export function sandboxPostcodes(others: Postcodes): Postcodes {
  return {
    async find(cep) {
      const address = sandboxAddresses.get(cep);
      if (address === undefined) return others.find(cep);
      return address.place === null ? { kind: 'unknown' } : { kind: 'found', place: address.place };
    },
  };
}

/** Imported coverage comes before the sandbox addresses, so that an own file can be tried. */
export function sandboxCoverage(others: CoverageRows): CoverageRows {
  return {
    ...others,
    async find(cep, number) {
      const own = await others.find(cep, number);
      return own === undefined ? sandboxAddresses.get(cep)?.coverage : own;
    },
  };
}

/** Finds the sandbox's streets; other searches go to the public services. */
export function sandboxAddressSearch(others: AddressSearch): AddressSearch {
  return {
    async find(question) {
      const [town, another] = townsNamed(question.city, question.uf);
      if (town === undefined || another !== undefined) return others.find(question);
      const places = placesOn(town.name, question.street);
      return places.length > 0 ? { kind: 'found', places, isCut: false } : others.find(question);
    },
    async near(position) {
      const near = [...sandboxAddresses].find(([, { at }]) => at !== undefined && isNear(at, position));
      return near === undefined
        ? others.near(position)
        : { kind: 'found', places: foundAt(...near), isCut: false };
    },
  };
}

const placesOn = (town: string, street: string): FoundAddress[] => {
  const names = streetNames(street).map(folded);
  return [...sandboxAddresses].flatMap(([cep, address]) => {
    const { place } = address;
    const own = folded(place?.address ?? '');
    const isMeant = place?.city === town && (own === '' || names.some((name) => own.includes(name)));
    return isMeant ? foundAt(cep, address) : [];
  });
};

function foundAt(cep: string, { place, range = '' }: SandboxAddress): FoundAddress[] {
  if (place === null) return [];
  const { UF: uf, city, neighborhood, address: street } = place;
  return [{ cep, street, range, neighborhood, city, uf }];
}

/** Within about two kilometres. */
const isNear = (one: Position, other: Position): boolean =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < 0.02;

const place = (zip: string, UF: string, city: string, neighborhood: string, address: string) => ({
  UF,
  city,
  neighborhood,
  address,
  zip,
  is_block_allotment: false,
});

const everyPlan: CoverageRow = { network: 'rede-propria', structuredComplement: false, excludedSkus: [] };

export const sandboxAddresses: ReadonlyMap<string, SandboxAddress> = new Map<string, SandboxAddress>([
  [
    '01310100',
    {
      place: place('01310100', 'SP', 'São Paulo', 'Bela Vista', 'Avenida Paulista'),
      coverage: everyPlan,
      range: 'de 612 a 1510 - lado par',
      at: { latitude: -23.5645, longitude: -46.6527 },
    },
  ],
  [
    '01310200',
    {
      place: place('01310200', 'SP', 'São Paulo', 'Bela Vista', 'Avenida Paulista'),
      coverage: everyPlan,
      range: 'de 1512 a 2132 - lado par',
    },
  ],
  [
    '13000020',
    { place: place('13000020', 'SP', 'Campinas', 'Centro', 'Rua das Flores'), coverage: everyPlan },
  ],
  [
    '20040020',
    {
      place: place('20040020', 'RJ', 'Rio de Janeiro', 'Centro', 'Praça Pio X'),
      coverage: { ...everyPlan, excludedSkus: ['d2000b'] },
      at: { latitude: -22.901, longitude: -43.1779 },
    },
  ],
  ['32450000', { place: place('32450000', 'MG', 'Sarzedo', '', ''), coverage: everyPlan }],
  [
    '72110045',
    {
      place: {
        ...place('72110045', 'DF', 'Brasília', 'Taguatinga Norte', 'QNA 4'),
        is_block_allotment: true,
      },
      coverage: everyPlan,
    },
  ],
  [
    '30130010',
    {
      place: place('30130010', 'MG', 'Belo Horizonte', 'Centro', 'Praça Sete de Setembro'),
      coverage: { ...everyPlan, network: 'rede-neutra', structuredComplement: true },
    },
  ],
  [
    '69900062',
    { place: place('69900062', 'AC', 'Rio Branco', 'Centro', 'Rua Benjamin Constant'), coverage: null },
  ],
  [
    '90020005',
    {
      place: place('90020005', 'RS', 'Porto Alegre', 'Centro Histórico', 'Rua dos Andradas'),
      coverage: everyPlan,
    },
  ],
  [
    '29010002',
    { place: place('29010002', 'ES', 'Vitória', 'Centro', 'Avenida Jerônimo Monteiro'), coverage: everyPlan },
  ],
  ['00999999', { place: null, coverage: null }],
]);
