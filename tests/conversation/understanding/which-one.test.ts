import { describe, expect, it } from 'vitest';
import { planReplies } from '../../../src/content/conversation/plan-replies.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { plansOf } from '../../funnel/given.ts';
import { askedFor } from './asked.ts';

describe('a message that may mean several answers is asked about', () => {
  it.each(['01310-100 ou 20040-020', 'meu cep é 01310100 e também 20040020', '01310-100, 20040-020'])(
    'two postcodes: %s',
    (said) =>
      expect(understand(said, askedFor('cep', { place: null, coverage: null }))).toEqual({
        kind: 'question',
        reply: replies.whichPostcode,
        suggestions: ['01310-100', '20040-020'],
      }),
  );

  it.each(['600', 'o de 600', 'quero o de 600'])(
    'the figure of a speed that several plans have: %s',
    (said) => {
      const coverage = { plans: plansOf('d500a', 'd600a', 'd600b'), infra: null };
      expect(understand(said, askedFor('planos', { coverage }))).toMatchObject({
        kind: 'question',
        reply: planReplies.which(2, 2),
        suggestions: [expect.any(String), expect.any(String)],
      });
    },
  );

  it.each([
    ['ana@gmail.com ou ana@hotmail.com', 'email', ['ana@gmail.com', 'ana@hotmail.com']],
    [
      'uso ana@gmail.com mas manda no da minha esposa bia@hotmail.com',
      'email',
      ['ana@gmail.com', 'bia@hotmail.com'],
    ],
    ['ana@gmail.com e bia@gmail.com', 'email', ['ana@gmail.com', 'bia@gmail.com']],
    [
      'tenho dois, o do trabalho ana@gmail.com e o pessoal bia@hotmail.com, manda no pessoal',
      'email',
      ['ana@gmail.com', 'bia@hotmail.com'],
    ],
    ['11987654321 ou 11912345678', 'telefone', ['(11) 98765-4321', '(11) 91234-5678']],
    ['200 ou 202, é geminada', 'nr-imovel', ['200', '202']],
    ['12/03/1990 ou 13/03/1990', 'data-nascimento', ['12/03/1990', '13/03/1990']],
    ['Ana Souza ou Ana Souza Lima', 'nome', ['Ana Souza', 'Ana Souza Lima']],
  ] as const)('two values of an answer: %s', (said, step, suggestions) => {
    const asked = askedFor(step, step === 'nr-imovel' ? { coverage: null } : {});
    expect(understand(said, asked)).toEqual({ kind: 'question', reply: replies.whichOne, suggestions });
    for (const one of suggestions) expect(understand(one, asked).kind).toBe('answer');
  });

  it('two banks', () =>
    expect(understand('itaú ou bradesco', askedFor('conta-debito'))).toEqual({
      kind: 'question',
      reply: replies.whichOne,
      suggestions: ['itaú', 'bradesco'],
    }));

  it('a value beside part of another is confirmed', () =>
    expect(understand('(11) 98765-4321 ou 3222-1111', askedFor('telefone'))).toMatchObject({
      kind: 'proposal',
    }));

  it('the figure of a speed that one plan has is that plan', () => {
    const coverage = { plans: plansOf('d500a', 'd600a'), infra: null };
    expect(understand('600', askedFor('planos', { coverage }))).toMatchObject({ kind: 'answer' });
  });

  it('a postcode that takes the place of another is the one that is meant', () =>
    expect(
      understand('01310-100, aliás 20040-020', askedFor('cep', { place: null, coverage: null })),
    ).toMatchObject({ kind: 'answer', raw: { cep: ['20040-020'] } }));
});

it('a speed that is wanted out of turn and not sold is replied to with what comes close', () => {
  const [plan] = plansOf('d500a');
  const coverage = { plans: plansOf('d500a'), infra: null };
  expect(understand('quero o de 700 mega', askedFor('nome', { coverage }))).toMatchObject({
    kind: 'question',
    reply: expect.stringContaining(planReplies.none.speed),
    suggestions: [`Quero o plano ${plan?.plan}`],
  });
});

describe('values of two people', () => {
  it.each([
    ['a minha é 19/06/1984 a da minha mãe 02/11/1953. a titular é ela', '02/11/1953'],
    ['15/06/1966 é do meu pai que é o titular, o meu é 20/12/1993', '15/06/1966'],
    ['ela nasceu 02/11/1953 e eu 19/06/1984. vai ficar no meu nome', '19/06/1984'],
  ])('that of the one who orders waits for a yes: %s', (said, date) =>
    expect(understand(said, askedFor('data-nascimento'))).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { birth_date: [date] } }],
    }),
  );

  it.each(['a minha é 19/06/1984 e a da minha mãe 02/11/1953', 'meu pai 19/06/1984, minha mãe 02/11/1953'])(
    'where nothing says who orders, the visitor is asked which: %s',
    (said) =>
      expect(understand(said, askedFor('data-nascimento'))).toEqual({
        kind: 'question',
        reply: replies.whichOne,
        suggestions: ['19/06/1984', '02/11/1953'],
      }),
  );

  it('two dates of one person are not asked about', () =>
    expect(
      understand('nasci em 12/05/1977 mas no registro tá 13/05/1977', askedFor('data-nascimento')),
    ).toMatchObject({ kind: 'proposal', answers: [{ raw: { birth_date: ['13/05/1977'] } }] }));
});
