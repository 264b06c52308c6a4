import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDates } from '../../../../src/contract/offer/due-dates.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { taguatinga } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const sorry = fc.constantFrom(
  ', não, ',
  '... não, ',
  ' aliás ',
  ', quer dizer, ',
  ' ou melhor ',
  ', desculpa, ',
  ' não desculpa ',
  ', ops, ',
  ' não, ',
  ', não, melhor ',
);

describe('a value that is replaced in the same message', () => {
  it('counts as it was said last, and is asked about', () => {
    const days = fc.uniqueArray(fc.constantFrom(...dueDates), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(days, sorry, ([first, last], between) => {
        expect(heard(`dia ${first}${between}dia ${last}`, 'data-de-vencimento')).toBe(
          `[due_date: Dia ${last}]`,
        );
      }),
    );
  });

  it.each([
    ['telefone', '11 98765-4321 não desculpa 11 98765-4322', '[phone: (11) 98765-4322]'],
    ['planos', 'quero o de 600 com globoplay, não, com hbo', '[idPlan: 600 Mega HBO Max]'],
    ['data-de-vencimento', 'quando cai a aposentadoria dia cinco nao melhor dia dez', '[due_date: Dia 10]'],
    ['telefone', '11 98765-4321, digo, final 22', '[phone: (11) 98765-4322]'],
    ['nr-imovel', '54, aliás 45', '[number: 45]'],
    ['nome', 'Ana Souza, quer dizer, Ana Sousa', '[name: Ana Sousa]'],
    ['email', 'ana@gmail.com não, ana@hotmail.com', '[email: ana@hotmail.com]'],
    [
      'email',
      'rita arroba uol ponto com ponto br, não, pera, arroba terra ponto com ponto br',
      '[email: rita@terra.com.br]',
    ],
    ['email', 'maria.souza arroba gmail não, arroba hotmail', '[email: maria.souza@hotmail.com]'],
    ['email', 'ana.lima@gmail.com não pera é anna.lima com dois n', '[email: anna.lima@gmail.com]'],
    ['email', 'teresa.lima@gmail.com, quer dizer, tereza com z', '[email: tereza.lima@gmail.com]'],
    ['data-nascimento', '12/03/1980, ops, 12/03/1981', '[birth_date: **/**/1981]'],
    ['data-nascimento', '12/03/1980 não pera 81', '[birth_date: **/**/1981]'],
    ['data-de-vencimento', 'dia 5... melhor dia 10', '[due_date: Dia 10]'],
  ] as const)('at %s: %s', (step, said, short) => expect(heard(said, step)).toBe(short));

  it.each([
    ['data-de-vencimento', 'dia 10, não dia 15'],
    ['data-de-vencimento', 'dia 10, melhor não'],
  ] as const)('at %s, %s turns the second down, or nothing', (step, said) =>
    expect(heard(said, step)).not.toContain('Dia 15'),
  );
});

describe('at the review', () => {
  it.each([
    'amanhã eu confirmo',
    'confirmo mais tarde',
    'talvez eu confirmo',
    'confirmo quando chegar em casa',
  ])('%s orders nothing', (said) =>
    expect(understand(said, askedFor('confirmacao')).kind).not.toBe('answer'),
  );
});

describe('a value that is taken back in front of other words', () => {
  it.each([
    ['78, quer dizer, 87! troco tudo, o da frente é que é 90', 'nr-imovel', '[number: 87]'],
    ['31 9 8877 6655, não, pera, o final é 6656, ainda não decorei', 'telefone', '98877-6656'],
  ] as const)('is the last one: %s', (said, step, shown) => expect(heard(said, step)).toContain(shown));
});

it('an e-mail whose host was mistyped is the one with the host behind it', () =>
  expect(heard('lu.farias82@hotmial.com eita hotmail.com', 'email')).toContain('lu.farias82@hotmail.com'));

describe('a figure that replaces one with a name', () => {
  it.each([
    ['quadra 9 não, 6, lote 14A', 'block_number: 6'],
    ['quadra 8... não, minto, a 8 é da minha sogra. a minha é 18 lote 8A', 'block_number: 18'],
  ])('bears the same name: %s', (text, block) => {
    expect(heard(text, 'nr-imovel', { place: taguatinga })).toContain(`[${block}]`);
    expect(heard(text, 'nr-imovel', { place: taguatinga })).not.toContain('[number:');
  });

  it('does not replace what stands before the name of an earlier answer', () =>
    expect(
      heard('Rosangela Ferreira Lopes. aliás meu nome tá incompleto, é Ana Carolina Souza', 'nome-mae', {
        answers: { name: 'Ana Souza' },
      }),
    ).toBe('[mothers_name: R**** F**** L****] [name: Ana Carolina Souza]'));
});
