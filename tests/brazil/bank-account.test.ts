import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBankAccount } from '../../src/brazil/bank-account.ts';

describe('checkBankAccount', () => {
  it.each([
    ['001', '1584', '00210169-6', 'ok'],
    ['001', '1584-9', '210169-6', 'ok'],
    ['1', '1584', '210.169-6', 'ok'],
    [' 1 ', '1584', '210169-6', 'ok'],
    ['001', '15849', '210169-6', 'ok'],
    ['001', '1584x', '210169-6', 'ok'],
    ['001', 'x1584', '210169-6', 'suspicious'],
    ['001', '1584-99', '210169-6', 'suspicious'],
    ['001', '0', '210169-6', 'suspicious'],
    ['001', '1584', '210169-5', 'suspicious'],
    ['041', '2664', '358507670-6', 'ok'],
    ['041', '2664', '358507671-6', 'suspicious'],
    ['260', '0001', '5216125-0', 'ok'],
    ['260', '1', '5216125-0', 'ok'],
    ['260', '0001', '5216152-0', 'suspicious'],
    ['001', '1584', '', 'suspicious'],
    ['001', '1584', '0000-0', 'suspicious'],
    ['001', '', '210169-6', 'suspicious'],
    ['001', 'abcd', '210169-6', 'suspicious'],
    ['001', '1584', 'conta 210169-6', 'suspicious'],
    ['001', '1584', '210169\u200b-6', 'suspicious'],
    ['341', '0545', '1234567890-1', 'suspicious'],
    ['104', '2004', '448-6', 'unknown-rule'],
    ['104', '2004', '10000044-6', 'unknown-rule'],
    ['104', '2004', '100000448-6', 'ok'],
    ['104', '2004', '123456789012-3', 'unknown-rule'],
    ['077', '0001', '1234567-8', 'unknown-rule'],
    ['336', '0001', '1-1', 'unknown-rule'],
    ['999', '0001', '12345-6', 'unknown-rule'],
    ['toString', '0001', '12345-6', 'unknown-rule'],
    ['__proto__', '0001', '12345-6', 'unknown-rule'],
    ['', '', '', 'unknown-rule'],
  ])('checkBankAccount judges bank %s, agency %s, account %j: %s', (bank, agency, account, check) => {
    expect(checkBankAccount({ bank, agency, account })).toBe(check);
  });

  it('checkBankAccount accepts one digit of ten for each bank with a known rule', () => {
    const rules = [
      ['033', '6790', '01000001'],
      ['104', '2004', '00100000448'],
      ['237', '1425', '238069'],
      ['341', '2545', '02366'],
    ] as const;
    for (const [bank, agency, number] of rules) {
      const right = '0123456789XP'.split('').filter((digit) => {
        return checkBankAccount({ bank, agency, account: `${number}-${digit}` }) === 'ok';
      });
      expect([bank, right.length]).toEqual([bank, 1]);
    }
  });

  it.each([
    ['341', '2545', '02366-1'],
    ['237', '1425', '0238069-2'],
    ['104', '2004', '001.00000448-6'],
  ])('checkBankAccount accepts published examples: bank %s', (bank, agency, account) => {
    expect(checkBankAccount({ bank, agency, account })).toBe('ok');
  });

  it('checkBankAccount accepts a zero where the rule gives a letter', () => {
    const withLetter = (bank: string, letter: string) =>
      Array.from({ length: 40 }, (_, i) => String(1000 + i)).find(
        (number) => checkBankAccount({ bank, agency: '1584', account: `${number}-${letter}` }) === 'ok',
      );
    for (const [bank, letter] of [
      ['001', 'X'],
      ['237', 'P'],
    ] as const) {
      const number = withLetter(bank, letter);
      const check = (digit: string) =>
        checkBankAccount({ bank, agency: '1584', account: `${number}-${digit}` });
      expect(check('0')).toBe('ok');
      for (const digit of '123456789') expect(check(digit)).toBe('suspicious');
    }
  });

  it('checkBankAccount never throws', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.constantFrom('001', '104', '237', '341', 'x'), text, text, (bank, agency, account) => {
        expect(['ok', 'suspicious', 'unknown-rule']).toContain(checkBankAccount({ bank, agency, account }));
      }),
    );
  });
});
