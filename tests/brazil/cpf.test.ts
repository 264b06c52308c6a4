import { generateCpf, isValidCpf } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCpf, maskCpf, parseCpf } from '../../src/brazil/cpf.ts';

describe('parseCpf', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['111.444.777-35', '11144477735'],
    ['935.411.347-80', '93541134780'],
    ['390.533.447-05', '39053344705'],
    ['168.995.350-09', '16899535009'],
    ['52998224725', '52998224725'],
    [' 529 982 247 25 ', '52998224725'],
    ['529-982-247/25', '52998224725'],
    ['529.982.247\u00a025', '52998224725'],
    ['00000000191', '00000000191'],
    ['529.982.247-26', null],
    ['529.982.247-15', null],
    ['111.111.111-11', null],
    ['000.000.000-00', null],
    ['5299822472', null],
    ['529982247250', null],
    ['529.982.247-2X', null],
    ['CPF 529.982.247-25', null],
    ['529982247\u200b25', null],
    ['52998224725\u0000', null],
    ['52998224725\n', null],
    ['５２９９８２２４７２５', null],
    ['', null],
  ])('parseCpf reads %j as %j', (text, cpf) => {
    expect(parseCpf(text)).toBe(cpf);
  });

  it('parseCpf agrees with the library on valid and damaged numbers', () => {
    for (let round = 0; round < 200; round++) {
      const cpf = generateCpf();
      expect(parseCpf(cpf)).toBe(cpf.replace(/\D/g, ''));
    }
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (digits) => {
        expect(parseCpf(digits) !== null).toBe(isValidCpf(digits));
      }),
    );
  });

  it('parseCpf never throws and only returns the canonical form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(parseCpf(text) ?? '00000000191').toMatch(/^\d{11}$/);
      }),
    );
  });

  it('parseCpf reads back what it formats', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(parseCpf(formatCpf('00000000191'))).toBe('00000000191');
  });
});

describe('maskCpf', () => {
  it.each([
    ['52998224725', '***.***.247-25'],
    ['529.982.247-25', '***.***.247-25'],
    ['52998224726', '***.***.***-**'],
    ['1234', '***.***.***-**'],
    ['', '***.***.***-**'],
  ])('maskCpf shows %j as %j', (cpf, masked) => {
    expect(maskCpf(cpf)).toBe(masked);
  });

  it('maskCpf never shows more than the last five digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(maskCpf(text)).toMatch(/^\*{3}\.\*{3}\.(\*{3}-\*{2}|\d{3}-\d{2})$/);
      }),
    );
  });
});
