import { describe, expect, it } from 'vitest';
import { sandboxCustomers } from '../../../server/sandbox/customers.ts';
import { parseCpf } from '../../../src/brazil/cpf.ts';

const of = (cpf: string) => sandboxCustomers.find((customer) => customer.cpf === cpf);
const contractOf = (cpf: string) => ({ ...of(cpf), cpf: '', id: '' });

describe('the customers of the sandbox', () => {
  it.each(sandboxCustomers.map(({ cpf }) => [cpf]))('%s is a real document', (cpf) => {
    expect(parseCpf(cpf)).toBe(cpf);
  });

  it('are none twice', () => {
    expect(new Set(sandboxCustomers.map(({ cpf }) => cpf)).size).toBe(sandboxCustomers.length);
    expect(new Set(sandboxCustomers.map(({ id }) => id)).size).toBe(sandboxCustomers.length);
  });

  it.each([
    ['70000001120', '39053344705'],
    ['80000001139', '16899535009'],
    ['81000001156', '16899535009'],
  ])('%s has the contract of %s', (double, original) => {
    expect(contractOf(double)).toEqual(contractOf(original));
  });
});
