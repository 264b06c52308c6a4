import { describe, expect, it } from 'vitest';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { fieldNames, fields } from '../../../src/funnel/fields/fields.ts';
import { shownAnswer } from '../../../src/funnel/fields/shown-answer.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { factsWith } from '../given.ts';

describe('an answer as shown', () => {
  const parts = [
    { type: 'apto', value: '12' },
    { type: 'bloco', value: 'B' },
  ];
  const shown: [FieldName, string][] = [
    ['cep', '01310-100'],
    ['number', '1000'],
    ['name', 'Ana Souza'],
    ['phone', '(11) 91234-5678'],
    ['cpf', '***.***.247-25'],
    ['idPlan', '500 Mega'],
    ['due_date', 'Dia 10'],
    ['direct_debit', 'Boleto por e-mail'],
    ['schedules', '01/12/2026, Manhã (8h às 12h)'],
    ['birth_date', '**/**/1990'],
    ['mothers_name', 'M**** S****'],
    ['agency', '****'],
    ['complement', 'Sem complemento'],
  ];

  it.each(shown)('the answer to %s is shown as %j', (name, text) => {
    expect(shownAnswer(name, factsWith({ answers: everyAnswer }))).toBe(text);
  });

  it.each<[FieldName, unknown, string]>([
    ['number', 'S/N', 'Sem número'],
    ['number', '12', '12'],
    ['complement', { text: 'apto 12', parts: [] }, 'apto 12'],
    ['complement', { text: '12', parts }, 'Apto 12, Bloco B'],
  ])('the answer to %s of %j is shown as %j', (name, value, text) => {
    expect(Reflect.apply(fields[name].show, null, [value, factsWith()])).toBe(text);
  });

  it('an answer given here is shown before the one on file, and nothing without either', () => {
    const onFile = { cpf: '***.000.000-**', bank: '***' };
    expect(shownAnswer('cpf', factsWith({ onFile }))).toBe('***.000.000-**');
    expect(shownAnswer('cpf', factsWith({ onFile, answers: everyAnswer }))).toBe('***.***.247-25');
    expect(shownAnswer('name', factsWith({ onFile }))).toBeUndefined();
  });

  it('a shown answer never reveals sensitive data', () => {
    const sensitive = [
      'cpf',
      'cnpj',
      'mothers_name',
      'birth_date',
      'agency',
      'account_number',
      'quiz',
    ] as const;
    for (const name of sensitive) {
      const text: unknown = Reflect.apply(fields[name].show, null, [everyAnswer[name], factsWith()]);
      expect(String(text), name).not.toContain(String(everyAnswer[name]));
    }
  });
});

describe('stored answers', () => {
  it('sensitive answers and consents are not stored', () => {
    const unstored = fieldNames.filter((name) => fields[name].keep === 'memory').sort();
    expect(unstored.join(' ')).toBe(
      'accept_contact accept_information account_number agency bank birth_date cnpj code company_name cpf mothers_name quiz',
    );
  });

  it('personal answers are never tracked by value', () => {
    const tracked = fieldNames.filter((name) => fields[name].track === 'value');
    const personal = /^(name|email|phone|line_phone|cpf|cnpj|mothers_name|birth_date|address|bank)$/;
    expect(tracked.filter((name) => personal.test(name))).toEqual([]);
  });
});

it('a new postcode, house number, line or e-mail clears what belongs to the old one, and others nothing', () => {
  const cleared = fieldNames.map((name) => [name, [...fields[name].clears].sort().join(' ')] as const);
  expect(Object.fromEntries(cleared.filter(([, names]) => names !== ''))).toEqual({
    cep: 'address allotment_number block_number complement neighborhood number schedules',
    number: 'complement schedules',
    line_phone: 'phone',
    email: 'code',
  });
});

it('every field has its autofill word', () => {
  const words = Object.fromEntries(fieldNames.map((name) => [name, fields[name].autocomplete]));
  expect(words).toMatchObject({
    cep: 'postal-code',
    name: 'name',
    phone: 'tel-national',
    email: 'email',
    birth_date: 'bday',
    cpf: 'off',
    mothers_name: 'off',
    code: 'one-time-code',
    address: 'address-line1',
  });
  expect(Object.values(words).filter((word) => word === '')).toEqual([]);
});
