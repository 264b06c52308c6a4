import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCep, parseCep, stateOfCep } from '../../src/brazil/cep.ts';
import { states } from '../../src/brazil/states.ts';

describe('parseCep', () => {
  it.each([
    ['01310-100', '01310100'],
    ['01310100', '01310100'],
    ['01.310-100', '01310100'],
    ['01310 100', '01310100'],
    [' 01310–100 ', '01310100'],
    ['01310\u00a0100', '01310100'],
    ['(20040)020', '20040020'],
    ['32450_000', '32450000'],
    ['00999-999', '00999999'],
    ['00000-000', null],
    ['0131010', null],
    ['013101000', null],
    ['0131O-100', null],
    ['01310-100\u0000', null],
    ['12/03/1980', null],
    ['CEP', null],
    ['', null],
  ])('parseCep reads %j as %j', (text, cep) => {
    expect(parseCep(text)).toBe(cep);
  });

  it('parseCep never throws, and reads back what it formats', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseCep(text) ?? '01310100').toMatch(/^\d{8}$/);
      }),
    );
    expect(formatCep('01310100')).toBe('01310-100');
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{7}$/), (cep) => {
        expect(parseCep(formatCep(cep))).toBe(cep);
      }),
    );
  });
});

describe('stateOfCep', () => {
  it.each([
    ['01310-100', 'SP'],
    ['19999-999', 'SP'],
    ['20040-020', 'RJ'],
    ['29010-000', 'ES'],
    ['30130-010', 'MG'],
    ['32450-000', 'MG'],
    ['40010-000', 'BA'],
    ['49010-000', 'SE'],
    ['50010-000', 'PE'],
    ['57010-000', 'AL'],
    ['58010-000', 'PB'],
    ['59010-000', 'RN'],
    ['60010-000', 'CE'],
    ['64000-000', 'PI'],
    ['65010-000', 'MA'],
    ['66010-000', 'PA'],
    ['68900-000', 'AP'],
    ['69005-000', 'AM'],
    ['69301-000', 'RR'],
    ['69470-000', 'AM'],
    ['69900-062', 'AC'],
    ['70040-010', 'DF'],
    ['72110-045', 'DF'],
    ['72800-000', 'GO'],
    ['73010-000', 'DF'],
    ['73750-000', 'GO'],
    ['74010-010', 'GO'],
    ['76801-000', 'RO'],
    ['77001-000', 'TO'],
    ['78005-000', 'MT'],
    ['79002-000', 'MS'],
    ['80010-000', 'PR'],
    ['88010-000', 'SC'],
    ['90010-000', 'RS'],
    ['99999-999', 'RS'],
    ['00999-999', null],
    ['78900-000', null],
    ['not one', null],
  ])('stateOfCep puts %s into %s', (cep, uf) => {
    expect(stateOfCep(cep)).toBe(uf);
  });

  it('stateOfCep knows a range for each federal unit', () => {
    const found = new Set(
      Array.from({ length: 99_000 }, (_, i) => stateOfCep(`${String(i + 1000).padStart(5, '0')}000`)),
    );
    found.delete(null);
    expect([...found].sort()).toEqual(states.map(({ uf }) => uf).sort());
  });
});
