import type { PostcodeInformation } from '../../src/contract/address.ts';
import type { CoverageRow, CoverageRows } from '../coverage/create-coverage.ts';
import type { Postcodes } from '../coverage/create-postcodes.ts';

/** Known addresses that show each outcome of the coverage check, as payment providers publish test cards. */
interface SandboxAddress {
  /** null: the postcode does not exist. */
  place: PostcodeInformation | null;
  /** null: not covered. */
  coverage: CoverageRow | null;
}

/** A sandbox address wins over the public services. */
export function sandboxPostcodes(others: Postcodes): Postcodes {
  return {
    async find(cep) {
      const address = sandboxAddresses.get(cep);
      if (address === undefined) return others.find(cep);
      return address.place === null ? { kind: 'unknown' } : { kind: 'found', place: address.place };
    },
  };
}

/** What the operator's own rows say comes first: who tries an own file in the sandbox sees it. */
export function sandboxCoverage(others: CoverageRows): CoverageRows {
  return {
    ...others,
    async find(cep) {
      const own = await others.find(cep);
      return own === undefined ? sandboxAddresses.get(cep)?.coverage : own;
    },
  };
}

const place = (zip: string, UF: string, city: string, neighborhood: string, address: string) => ({
  UF,
  city,
  neighborhood,
  address,
  zip,
  is_block_allotment: false,
});

const everyPlan: CoverageRow = { network: 'rede-propria', structuredComplement: false, excludedSkus: [] };

const sandboxAddresses: ReadonlyMap<string, SandboxAddress> = new Map<string, SandboxAddress>([
  [
    '01310100',
    { place: place('01310100', 'SP', 'São Paulo', 'Bela Vista', 'Avenida Paulista'), coverage: everyPlan },
  ],
  [
    '20040020',
    {
      place: place('20040020', 'RJ', 'Rio de Janeiro', 'Centro', 'Praça Pio X'),
      coverage: { ...everyPlan, excludedSkus: ['d2000b'] },
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
