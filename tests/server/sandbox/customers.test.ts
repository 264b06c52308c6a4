import { describe, expect, it } from 'vitest';
import { sandboxCustomers } from '../../../server/sandbox/customers.ts';
import { parseCpf } from '../../../src/brazil/cpf.ts';

const of = (cpf: string) => sandboxCustomers.find((customer) => customer.cpf === cpf);
const contractOf = (cpf: string) => ({ ...of(cpf), cpf: '', id: '' });

describe('the customers of the sandbox', () => {
  it.each(sandboxCustomers.map(({ cpf }) => [cpf]))('the document %s is valid', (cpf) => {
    expect(parseCpf(cpf)).toBe(cpf);
  });

  it('the customers of the sandbox have different documents and ids', () => {
    expect(new Set(sandboxCustomers.map(({ cpf }) => cpf)).size).toBe(sandboxCustomers.length);
    expect(new Set(sandboxCustomers.map(({ id }) => id)).size).toBe(sandboxCustomers.length);
  });

  it.each([
    ['70000001120', '39053344705'],
    ['80000001139', '16899535009'],
    ['81000001156', '16899535009'],
  ])('the customer %s has the same contract as %s', (double, original) => {
    expect(contractOf(double)).toEqual(contractOf(original));
  });
});
