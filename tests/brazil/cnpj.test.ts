import { generateCnpj, isValidCnpj } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCnpj, parseCnpj } from '../../src/brazil/cnpj.ts';

describe('parseCnpj', () => {
  it.each([
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['AA345678/000A-29', 'AA345678000A29'],
    ['12.345.678/000A-08', '12345678000A08'],
    ['00.000.000/0001-91', '00000000000191'],
    ['00000000000191', '00000000000191'],
    [' 00 000 000 0001 91 ', '00000000000191'],
    ['33.000.167/0001-01', '33000167000101'],
    ['02.421.421/0001-11', '02421421000111'],
    ['12.ABC.345/01DE-36', null],
    ['12.ABD.345/01DE-35', null],
    ['12.ABC.345/01DE-3A', null],
    ['00.000.000/0000-00', null],
    ['11.111.111/1111-11', null],
    ['12ABC34501DE3', null],
    ['12ABC34501DE355', null],
    ['12.ABC.345/01DE\u200b-35', null],
    ['00000000000191\u0000', null],
    ['00000000000191\n', null],
    ['1\u017f.ABC.345/01DE-35', null],
    ['CNPJ 00.000.000/0001-91', null],
    ['', null],
  ])('parseCnpj reads %j as %j', (text, cnpj) => {
    expect(parseCnpj(text)).toBe(cnpj);
  });

  it('parseCnpj agrees with the library on numbers with and without letters', () => {
    for (let round = 0; round < 100; round++) {
      const cnpj = generateCnpj({ version: 2 }).replace(/[./-]/g, '');
      expect(parseCnpj(cnpj)).toBe(cnpj);
    }
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{12}\d{2}$/), (places) => {
        expect(parseCnpj(places) !== null).toBe(isValidCnpj(places, { version: 2 }));
      }),
    );
  });

  it('parseCnpj never throws and only returns the canonical form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseCnpj(text) ?? '00000000000191').toMatch(/^[0-9A-Z]{12}\d{2}$/);
      }),
    );
  });

  it('parseCnpj reads back what it formats', () => {
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(parseCnpj(formatCnpj('AA345678000A29'))).toBe('AA345678000A29');
  });
});
