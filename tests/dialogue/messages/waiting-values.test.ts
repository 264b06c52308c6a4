import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { talkedTo } from '../../sagas/conversation.ts';
import { plainFace } from './plain-face.ts';

const given = 'Ana Beatriz|João|Maria do Carmo|Cleusa|Aparecida|Francisca|Zuleide|Ivone|Lourdes|Neide'.split(
  '|',
);
const named = (family: string) =>
  given.map((name) => `${name} ${family} > ${name} Souza > ${name} Souza Prado`).join(' | ');

/** Values of a step's field: one, another, and the same whole as it is stored. */
const told: readonly (readonly [step: string, FieldName, values: string])[] = [
  ['contato', 'name', named('Lima')],
  ['nome-mae', 'mothers_name', `${named('da Silva')} | ${named('Tanaka')}`],
  ['cep', 'cep', '01310-100 > 01310-200 > 01310200 | 90010-000 > 90020-000 > 90020000'],
  ['nr-imovel', 'number', '78 > 87 > 870 | 1010 > 1001 > 1001 | 23 > 32 > 320 | 5 > 10 > 100'],
  [
    'contato',
    'phone',
    '11 98765-4321 > 11 98765-4329 > 11987654329 | 51 99123-4567 > 51 99123-4568 > 51991234568',
  ],
  ['contato', 'email', 'ana@exemplo.com.br > ana.lima@exemplo.com.br > ana.lima@exemplo.com.br'],
  ['contato', 'email', 'joao.p@uol.com.br > joao@uol.com.br > joao.p.s@uol.com.br'],
  ['contato', 'email', 'rita_88@gmail.com > rita_89@gmail.com > rita_89@gmail.com'],
  [
    'data-nascimento',
    'birth_date',
    '02/02/1990 > 03/02/1990 > 03/02/1990 | 31/12/1975 > 30/12/75 > 30/12/1975',
  ],
  ['data-nascimento', 'birth_date', '12/05/1980 > 12 de junho de 80 > 12/06/1980'],
  ['cpf', 'cpf', '529.982.247-25 > 111.444.777-35 > 11144477735 | 52998224725 > 11144477735 > 11144477735'],
  [
    'data-de-vencimento',
    'due_date',
    '5 > 10 > 10 | dia 10 > dia 1 > 1 | 1 > 5 > 5 | dia 5 > todo dia 10 > 10',
  ],
];
const rows = told.flatMap(([step, field, values]) =>
  values.split(' | ').map((one) => [step, field, ...one.split(' > ')] as const),
);

it.each(rows)(
  'at %s the %s that is not sure waits, and what is said plainly behind it is taken: %s',
  async (step, field, said, other, whole = '') => {
    const visit = await talkedTo(`/checkout/${step}/`);
    const { say, replied } = plainFace(visit);
    const stored = () => visit.tab.store.getState().answers.values;
    const before: Readonly<Record<string, unknown>> = stored();
    await say(`acho que é ${said}`);
    expect(replied().proposed).toMatchObject({ answers: [{ field }] });
    for (const message of [`não, é ${other}`, `é ${whole}`]) await say(message);
    const changed = Object.entries(stored()).filter(
      ([name, value]) => !isDeepStrictEqual(before[name], value),
    );
    expect(changed.map(([name, value]) => [name, String(value)])).toContainEqual([field, whole]);
    expect(changed.map(([name]) => name).filter((name) => name !== 'accept_promotions')).toEqual([field]);
    expect(replied().proposed).toBeUndefined();
  },
);
