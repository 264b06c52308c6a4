import { describe, expect, it } from 'vitest';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { fieldNames, fields } from '../../../src/funnel/fields/fields.ts';
import { coverageOf, everyAnswer, factsWith } from '../given.ts';

describe('an answer as it is shown', () => {
  const shown: [FieldName, string][] = [
    ['cep', '01310-100'],
    ['phone', '(11) 91234-5678'],
    ['idPlan', '500 Mega'],
    ['due_date', 'Dia 10'],
    ['direct_debit', 'Boleto por e-mail'],
    ['schedules', '01/12/2026, Manhã (8h às 12h)'],
    ['birth_date', '**/**/1990'],
    ['mothers_name', 'M**** S****'],
    ['agency', '****'],
    ['complement', 'Sem complemento'],
  ];

  it.each(shown)('%s is %j', (name, text) => {
    expect(
      Reflect.apply(fields[name].show, null, [
        everyAnswer[name],
        factsWith({ coverage: coverageOf('d500a') }),
      ]),
    ).toBe(text);
  });

  it.each<[FieldName, unknown, string]>([
    ['number', 'S/N', 'Sem número'],
    ['number', '12', '12'],
    ['complement', { text: 'apto 12', parts: [] }, 'apto 12'],
    [
      'complement',
      {
        text: '12',
        parts: [
          { type: 'apto', value: '12' },
          { type: 'bloco', value: 'B' },
        ],
      },
      'Apto 12, Bloco B',
    ],
  ])('%s of %j is %j', (name, value, text) => {
    expect(Reflect.apply(fields[name].show, null, [value, factsWith()])).toBe(text);
  });

  it('never gives away what is sensitive', () => {
    for (const name of [
      'cpf',
      'cnpj',
      'mothers_name',
      'birth_date',
      'agency',
      'account_number',
      'quiz',
    ] as const) {
      const text: unknown = Reflect.apply(fields[name].show, null, [everyAnswer[name], factsWith()]);
      expect(String(text), name).not.toContain(String(everyAnswer[name]));
    }
  });
});

describe('what may be kept of an answer', () => {
  it('is nothing of what is sensitive, and no consent', () => {
    expect(fieldNames.filter((name) => fields[name].keep === 'memory').sort()).toEqual([
      'accept_contact',
      'accept_information',
      'account_number',
      'agency',
      'bank',
      'birth_date',
      'cnpj',
      'code',
      'company_name',
      'cpf',
      'mothers_name',
      'quiz',
    ]);
  });

  it('is never tracked by value when it tells who somebody is', () => {
    const tracked = fieldNames.filter((name) => fields[name].track === 'value');
    const personal = [
      'name',
      'email',
      'phone',
      'line_phone',
      'cpf',
      'cnpj',
      'mothers_name',
      'birth_date',
      'address',
      'bank',
    ];
    expect(tracked.filter((name) => personal.includes(name))).toEqual([]);
  });
});

describe('what an answer makes stale', () => {
  it('a postcode clears what belongs to the old address, and nothing else', () => {
    expect([...fields.cep.clears].sort()).toEqual(
      [
        'number',
        'block_number',
        'allotment_number',
        'address',
        'neighborhood',
        'complement',
        'schedules',
      ].sort(),
    );
  });

  it('a number clears complement and schedule', () => {
    expect([...fields.number.clears].sort()).toEqual(['complement', 'schedules']);
  });

  it('a line brings its own phone, and a code proves one e-mail', () => {
    expect([fields.line_phone.clears, fields.email.clears]).toEqual([['phone'], ['code']]);
  });

  it('nothing else clears anything', () => {
    const clearing = fieldNames.filter((name) => fields[name].clears.length > 0);
    expect(clearing.sort()).toEqual(['cep', 'email', 'line_phone', 'number']);
  });
});

it('every field gives the browser its autofill word', () => {
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
