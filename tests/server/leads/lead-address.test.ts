import { expect, it } from 'vitest';
import { type AddressColumns, leadAddress } from '../../../server/leads/lead-address.ts';
import { townToConfirm } from '../../../src/contract/town.ts';

const paulista: AddressColumns = {
  address: 'Avenida Paulista',
  number: '1000',
  block_number: null,
  allotment_number: null,
  complement: null,
  complements: null,
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  cep: '01310100',
};

it.each([
  [{}, 'Avenida Paulista, 1000, Bela Vista, São Paulo/SP, CEP 01310-100'],
  [{ number: 'S/N' }, 'Avenida Paulista, sem número, Bela Vista, São Paulo/SP, CEP 01310-100'],
  [
    { number: null, block_number: '4', allotment_number: '12' },
    'Avenida Paulista, quadra 4, lote 12, Bela Vista, São Paulo/SP, CEP 01310-100',
  ],
  [{ neighborhood: null }, 'Avenida Paulista, 1000, São Paulo/SP, CEP 01310-100'],
  [{ city: townToConfirm }, 'Avenida Paulista, 1000, Bela Vista, SP, CEP 01310-100'],
] satisfies [Partial<AddressColumns>, string][])(
  'a lead with %j has its address in one line',
  (columns, line) => {
    expect(leadAddress({ ...paulista, ...columns })).toBe(line);
  },
);
