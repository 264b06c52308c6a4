import { getAreaCodesByState, getStates } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone, parsePhone } from '../../src/brazil/phone.ts';

const shape = { ok: false, reason: 'shape' };
const areaCode = { ok: false, reason: 'area-code' };

describe('parsePhone', () => {
  it.each([
    ['(11) 98765-4321', '11987654321'],
    ['11987654321', '11987654321'],
    ['11 98765 4321', '11987654321'],
    ['11.98765.4321', '11987654321'],
    ['+55 11 98765-4321', '11987654321'],
    ['5511987654321', '11987654321'],
    ['0055 11 98765-4321', '11987654321'],
    ['011 98765-4321', '11987654321'],
    ['+55 (0) 11 98765-4321', '11987654321'],
    ['\u202a+55 11 98765\u20114321\u202c'.replace('\u2011', '-'), '11987654321'],
    ['(55) 99876-5432', '55998765432'],
    ['55998765432', '55998765432'],
    ['+55 55 99876-5432', '55998765432'],
    ['055 99876-5432', '55998765432'],
    ['(99) 91234-5678', '99912345678'],
  ])('parsePhone reads the mobile %j as %s', (text, digits) => {
    expect(parsePhone(text, { landline: false })).toEqual({ ok: true, digits });
  });

  it.each([
    ['(11) 3333-4444', '1133334444', 'landline'],
    ['+55 11 3333-4444', '1133334444', 'landline'],
    ['551133334444', '1133334444', 'landline'],
    ['01133334444', '1133334444', 'landline'],
    ['(55) 3222-1111', '5532221111', 'landline'],
    ['(21) 1234-5678', '2112345678', 'shape'],
    ['(21) 8234-5678', '2182345678', 'shape'],
  ])('parsePhone reads the landline %j as %s only where a landline is allowed', (text, digits, reason) => {
    expect(parsePhone(text, { landline: true })).toEqual({ ok: true, digits });
    expect(parsePhone(text, { landline: false })).toEqual({ ok: false, reason });
  });

  it.each([
    ['98765-4321', shape],
    ['(11) 88765-4321', { ok: false, reason: 'nine' }],
    ['(11) 9876-5432', shape],
    ['(11) 0333-4444', shape],
    ['(11) 98765-43210', shape],
    ['(11) 98765-432', shape],
    ['+1 212 555 0100', shape],
    ['+351 912 345 678', shape],
    ['11 98765-4321 ramal 2', shape],
    ['11987654321\u0000', shape],
    ['11 9876\u200b54321', shape],
    ['', shape],
    ['(20) 98765-4321', areaCode],
    ['(23) 98765-4321', areaCode],
    ['(00) 98765-4321', areaCode],
    ['(10) 98765-4321', areaCode],
    ['(20) 3333-4444', areaCode],
  ])('parsePhone refuses %j', (text, problem) => {
    expect(parsePhone(text, { landline: true })).toEqual(problem);
  });

  it('parsePhone accepts exactly the existing area codes', () => {
    const existing = new Set(getStates().flatMap(({ code }) => getAreaCodesByState(code).map(String)));
    for (let code = 10; code <= 99; code++) {
      const result = parsePhone(`${code}987654321`, { landline: false });
      expect([code, result.ok]).toEqual([code, existing.has(String(code))]);
    }
  });

  it.each([20, 23, 25, 26, 29, 30, 36, 39, 40, 50, 52, 56, 57, 58, 59, 60, 70, 72, 76, 78, 80, 90])(
    'parsePhone refuses the area code %i, which does not exist',
    (code) => {
      expect(parsePhone(`(${code}) 98765-4321`, { landline: false })).toEqual(areaCode);
    },
  );

  it('parsePhone never throws, and reads back what it formats', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, landline) => {
        const result = parsePhone(text, { landline });
        expect(result.ok ? result.digits : '1133334444').toMatch(/^\d{10,11}$/);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^(11|21|55|99)(9\d{8}|[1-8]\d{7})$/), (digits) => {
        expect(parsePhone(formatPhone(digits), { landline: true })).toEqual({ ok: true, digits });
        expect(parsePhone(`+55 ${formatPhone(digits)}`, { landline: true })).toEqual({ ok: true, digits });
      }),
    );
  });
});

describe('formatPhone and maskPhone', () => {
  it.each([
    ['11987654321', '(11) 98765-4321', '(11) *****-****'],
    ['1133334444', '(11) 3333-4444', '(11) ****-****'],
    ['123', '123', '(**) *****-****'],
    ['119876543210', '119876543210', '(**) *****-****'],
    ['', '', '(**) *****-****'],
  ])('formatPhone and maskPhone show %j as %j, hidden as %j', (digits, formatted, masked) => {
    expect(formatPhone(digits)).toBe(formatted);
    expect(maskPhone(digits)).toBe(masked);
  });

  it('maskPhone hides every digit but the area code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(maskPhone(text)).toMatch(/^\((\d{2}|\*\*)\) \*{4,5}-\*{4}$/);
      }),
    );
  });
});
