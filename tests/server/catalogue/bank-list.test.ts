import { getBankByCode } from '@brazilian-utils/brazilian-utils';
import { expect, it } from 'vitest';
import { bankList } from '../../../server/catalogue/bank-list.ts';

it('the bank list holds each bank once, under its official code', () => {
  expect(new Set(bankList.map(({ code }) => code)).size).toBe(bankList.length);
  expect(new Set(bankList.map(({ name }) => name)).size).toBe(bankList.length);
  for (const { id, code } of bankList) {
    expect(code).toBe(String(id).padStart(3, '0'));
    expect([code, getBankByCode(code)?.code]).toEqual([code, code]);
  }
});

it('the bank list starts with the most used banks and sorts the rest by name', () => {
  const mostUsed = ['341', '237', '001', '104', '033', '260', '077', '336'];
  expect(bankList.slice(0, 8).map(({ code }) => code)).toEqual(mostUsed);
  const names = bankList.slice(8).map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')));
});
