import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

/** One fact each, as people tell it among others. */
const facts: Readonly<Record<string, readonly [told: string, shown: string][]>> = {
  cep: [
    ['cep 01310-100', '01310-100'],
    ['meu cep é 01310-100', '01310-100'],
  ],
  number: [
    ['número 1000', '1000'],
    ['nº 1000', '1000'],
  ],
  idPlan: [
    ['quero o de 600 mega', '600 Mega'],
    ['plano de 1 giga', '1 Giga'],
  ],
  name: [
    ['meu nome é Ana Souza', 'Ana Souza'],
    ['me chamo Otávio Brandão', 'Otávio Brandão'],
  ],
  phone: [
    ['meu zap é 11 98765-4321', '(11) 98765-4321'],
    ['tel (11) 98765-4321', '(11) 98765-4321'],
  ],
  email: [
    ['ana@gmail.com', 'ana@gmail.com'],
    ['email ana ponto souza arroba gmail ponto com', 'ana.souza@gmail.com'],
  ],
  birth_date: [
    ['nasci em 02/02/1990', '**/**/1990'],
    ['nascimento dois de agosto de mil novecentos e setenta', '**/**/1970'],
  ],
  cpf: [['cpf 529.982.247-25', '***.***.247-25']],
  due_date: [
    ['vencimento dia 10', 'Dia 10'],
    ['pago todo dia 10', 'Dia 10'],
  ],
  direct_debit: [
    ['no boleto', 'Boleto por e-mail'],
    ['com débito automático', 'Débito automático'],
  ],
};

const told = fc
  .subarray(Object.keys(facts), { minLength: 2, maxLength: 6 })
  .chain((fields) =>
    fc.tuple(
      fc.shuffledSubarray(fields, { minLength: fields.length }),
      fc.array(fc.nat(), { minLength: fields.length, maxLength: fields.length }),
    ),
  )
  .map(([fields, picks]) =>
    fields.flatMap((field, place) => {
      const ways = facts[field] ?? [];
      const way = ways[(picks[place] ?? 0) % ways.length];
      return way === undefined ? [] : [{ field, told: way[0], shown: way[1] }];
    }),
  );

describe('several facts in one message', () => {
  it('are each found, in whatever order they stand, and nothing besides', () =>
    fc.assert(
      fc.property(told, fc.constantFrom(', ', '; ', '\n', ', e ', '. '), (parts, joiner) => {
        const message = parts.map((part) => part.told).join(joiner);
        const understood = understand(message, askedFor('cep'));
        const found =
          understood.kind === 'proposal' ? understood.answers.map(({ field, shown }) => [field, shown]) : [];
        const expected = parts.map(({ field, shown }) => [field, shown]);
        expect(Object.fromEntries(found), message).toEqual(Object.fromEntries(expected));
        expect('left' in understood ? understood.left : undefined, message).toBeUndefined();
      }),
    ));

  it.each([
    [
      'cep',
      'ana@gmail.com. com débito automático',
      '[email: ana@gmail.com] [direct_debit: Débito automático]',
    ],
    ['data-de-vencimento', 'dia 20 e sem débito', '[due_date: Dia 20] [direct_debit: Boleto por e-mail]'],
    [
      'cep',
      '50030230 casa 210 boleto dia 10',
      '[cep: 50030-230] [number: 210] [due_date: Dia 10] [direct_debit: Boleto por e-mail]',
    ],
    [
      'nome',
      'maria da silva 11 98765 4321 maria arroba gmail ponto com',
      '[name: maria da silva] [phone: (11) 98765-4321] [email: maria@gmail.com]',
    ],
    [
      'nome',
      'carla dias cpf 529.982.247-25 carla arroba uol ponto com ponto br',
      '[name: carla dias] [email: carla@uol.com.br] [cpf: ***.***.247-25]',
    ],
    [
      'nome',
      'letícia farias do amaral dps eu passo o email',
      '[name: letícia farias do amaral] + dps eu passo o email',
    ],
    ['email', 'pedrohenrique2003gmail.com', '[email: pedrohenrique2003@gmail.com]'],
    [
      'planos',
      'quero o de 600 mega meu nome é Ana Souza pago no boleto dia 10',
      '[idPlan: 600 Mega] [name: Ana Souza] [due_date: Dia 10] [direct_debit: Boleto por e-mail]',
    ],
    [
      'planos',
      '500 mega, Edmilson Teles, 79 99876-0043',
      '[idPlan: 500 Mega] [name: Edmilson Teles] [phone: (79) 99876-0043]',
    ],
    ['nr-imovel', 'o predio é o 455 ap 92 torre norte', 'number=455, complement=ap 92 torre norte'],
    ['nr-imovel', 'casa 3 da vila, número 88', '[number: 88] [complement: casa 3 da vila]'],
    ['confirmacao', 'tira o débito automático', '[direct_debit: Boleto por e-mail]'],
  ] as const)('at %s: %s', (step, message, short) => {
    expect(heard(message, step)).toBe(short);
  });

  it('names what nobody understood', () =>
    expect(heard('1000, 11 98765-4321, o pé de manga carregado', 'nr-imovel')).toContain(
      '+ o pé de manga carregado',
    ));
});

describe('a value that a sentence only mentions', () => {
  it.each([
    ['data-de-vencimento', 'antes do dia dez'],
    ['planos', 'me ofereceram 500 mega por 80, vocês cobrem?'],
    ['cep', 'já falei 3 vezes'],
    ['nr-imovel', 'já falei 3 vezes'],
  ] as const)('at %s, %s is no answer by itself', (step, message) =>
    expect(understand(message, askedFor(step)).kind).not.toBe('answer'),
  );
});

describe('a due day beside a plan', () => {
  it.each([
    [
      '500 mega, boleto, vencimento 20',
      '[idPlan: 500 Mega] [due_date: Dia 20] [direct_debit: Boleto por e-mail]',
    ],
    ['quero o 600 com globoplay, venc 10', '[idPlan: 600 Mega Globoplay] [due_date: Dia 10]'],
    ['500 mega, vence no 5', '[idPlan: 500 Mega] [due_date: Dia 5]'],
    [
      '500 mega no débito todo dia 15',
      '[idPlan: 500 Mega] [due_date: Dia 15] [direct_debit: Débito automático]',
    ],
  ])('is taken in any words: %s', (text, short) => expect(heard(text, 'planos')).toBe(short));

  it('is not taken where it is denied', () =>
    expect(heard('500 mega, não quero vencimento 20', 'planos')).not.toContain('due_date'));
});
