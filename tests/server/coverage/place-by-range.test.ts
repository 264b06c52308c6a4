import { expect, it } from 'vitest';
import { placeByRange } from '../../../server/coverage/place-by-range.ts';
import { location } from '../../../src/contract/address.ts';

it.each([
  ['01310100', 'SP', 'São Paulo'],
  ['05999999', 'SP', 'São Paulo'],
  ['06010000', 'SP', 'Município a confirmar'],
  ['13010000', 'SP', 'Município a confirmar'],
  ['20040020', 'RJ', 'Rio de Janeiro'],
  ['24020000', 'RJ', 'Município a confirmar'],
  ['32450000', 'MG', 'Município a confirmar'],
  ['72110045', 'DF', 'Brasília'],
  ['72800000', 'GO', 'Município a confirmar'],
  ['69900062', 'AC', 'Rio Branco'],
])('the postcode %s is in %s, %s', (cep, UF, city) => {
  const place = placeByRange(cep);
  expect(place).toEqual({ UF, city, neighborhood: '', address: '', zip: cep, is_block_allotment: false });
  const given = { cep, state: UF, city, neighborhood: '', address: '', is_block_allotment: false };
  expect(location.safeParse(given).success).toBe(true);
});

it('a postcode outside all ranges has no place', () => {
  expect(placeByRange('00999999')).toBeNull();
});
