import { describe, expect, it } from 'vitest';
import { heard } from './asked.ts';

describe('a first value that is taken back', () => {
  it.each([
    ['08/11/1990, minto, 1992', '[birth_date: **/**/1992]'],
    ['30/01/1964 ops 1965', '[birth_date: **/**/1965]'],
  ])('of a year counts as it was said last: %s', (text, expected) =>
    expect(heard(text, 'data-nascimento')).toBe(expected),
  );

  it('of a time counts as it was said last, and is no plan', () => {
    expect(heard('tinha marcado de manhã mas passa pra tarde', 'data-instalacao')).toMatch(/tarde/i);
    expect(heard('tinha marcado de manhã mas passa pra tarde', 'data-instalacao')).not.toMatch(/manhã/i);
    expect(heard('pus terça, melhor quinta', 'data-instalacao')).toContain('schedules');
  });
});

describe('a house and its gate', () => {
  it.each([
    ['casa 4, portão 210', 'number=210, complement=casa 4'],
    ['casa 5 de baixo, o número do portão é 64', 'number=64, complement=casa 5 de baixo'],
  ])('are two things: %s', (text, expected) => expect(heard(text, 'nr-imovel')).toBe(expected));
});

describe('an e-mail with spaces around its signs', () => {
  it.each([
    ['rita . nunes @ outlook . com', '[email: rita.nunes@outlook.com]'],
    ['caio @ uol. com. br', 'email=caio@uol.com.br'],
  ])('is read as one: %s', (text, expected) => expect(heard(text, 'email')).toBe(expected));

  it('ends where its sentence ends', () =>
    expect(heard('no boleto. caio@uol.com.br', 'email')).toContain('email: caio@uol.com.br'));
});

describe('a number drawn as another', () => {
  it.each([
    ['12/03/1980', 'cep', '[birth_date: **/**/1980]'],
    ['meu cep é 12.03.1980', 'cep', '[birth_date: **/**/1980]'],
    ['529.982.247-25', 'cep', '[cpf: ***.***.247-25]'],
    ['12/03/1980', 'cpf', '[birth_date: **/**/1980]'],
  ] as const)('is never stored as what was asked for: %s at %s', (text, step, expected) =>
    expect(heard(text, step)).toBe(expected),
  );

  it('is asked about where it is none of them', () =>
    expect(heard('119.876.543-45', 'telefone')).not.toMatch(/^phone=/));

  it('is the answer in whatever groups it comes', () => {
    expect(heard('01.310-100', 'cep')).toBe('cep=01310-100');
    expect(heard('013 101 00', 'cep')).toBe('cep=01310-100');
  });
});

describe('a person named beside the wish to hear of the fibre', () => {
  it.each(['me avisa: Rui Braga', 'me avise, é Rui Braga', 'podem me avisar sim, Rui Braga'])(
    'is a name, and nothing is dropped: %s',
    (text) => {
      const understood = heard(`${text}, rui@uol.com.br`, 'oferta-indisponivel');
      expect(understood).toContain('[name: Rui Braga]');
      expect(understood).toContain('[email: rui@uol.com.br]');
      expect(understood).toContain('accept_contact');
    },
  );
});

describe('words made small or large', () => {
  it.each([
    ['um boletinho', 'Boleto'],
    ['no debitão', 'Débito'],
  ])('mean the same way of paying: %s', (text, way) => expect(heard(text, 'ativar-debito')).toContain(way));

  it.each(['fechouuuu', 'confirmadooo'])('agree at the review, for a yes: %s', (text) =>
    expect(heard(text, 'confirmacao')).toContain('accept_information'),
  );
});

describe('a name behind its introduction', () => {
  it.each([
    ['quem vai assinar é a Lúcia Prates', 'name=Lúcia Prates'],
    ['no RG aparece como Davi Nunes Serra', '[name: Davi Nunes Serra] + no RG aparece como'],
    ['vovô se chama seu Anselmo Teles', '[name: Anselmo Teles] + vovô se chama'],
  ])('is read without it: %s', (text, expected) => expect(heard(text, 'nome')).toBe(expected));

  it.each(['coloquei apelido ali', 'fui adotada', 'o quarto da minha avó', 'bora logo gente'])(
    'is none where there is none: %s',
    (text) => expect(heard(text, 'nome')).toMatch(/^(?:unclear|\?)/),
  );
});

describe('a wish of a visit', () => {
  it.each([
    ['a segunda data', 'schedules'],
    ['terça ou quinta, tanto faz', 'schedules'],
  ])('is one of the days that there are: %s', (text, expected) =>
    expect(heard(text, 'data-instalacao')).toContain(expected),
  );

  it.each(['meio dia em ponto', 'no horário do almoço'])('between the periods is told of both: %s', (text) =>
    expect(heard(text, 'data-instalacao')).toContain('Há dois períodos'),
  );
});

describe('two facts that a word alone would mix up', () => {
  it('a day to pay beside a visit is no day of it', () => {
    const said = heard('terça de tarde, e o vencimento pode ser dia 10', 'data-instalacao');
    expect(said).toContain('due_date: Dia 10');
    expect(said).not.toMatch(/10\/\d\d/);
  });

  it('an hour is no day', () => {
    const said = heard('9 da manhã na quinta', 'data-instalacao');
    expect(said).toContain('manha');
    expect(said.match(/\d\d\/\d\d\/\d{4}/g)).toHaveLength(1);
  });

  it('an e-mail that is to be written otherwise waits for a yes', () =>
    expect(heard('rita arroba gmail ponto com, com t no lugar do d', 'email')).toContain(
      '[email: rita@gmail.com]',
    ));

  it('a number that was wrong is no other answer where its new value is told', () =>
    expect(heard('número errado, o certo é 11 95555-4444', 'telefone')).toContain('(11) 95555-4444'));

  it('a father is not who orders', () =>
    expect(heard('Lúcia Prates. meu pai era Davi Prates, cpf 529.982.247-25', 'nome-mae')).not.toContain(
      'name: Davi',
    ));

  it('two corrections in one message are both asked about', () =>
    expect(heard('muda o vencimento pro dia 20 e o número é 77 não 76', 'confirmacao')).toMatch(
      /due_date: Dia 20.*number: 77/,
    ));
});

describe('a date in Spanish', () => {
  it.each([
    ['el once de julio de mil novecientos cuarenta y ocho', 'birth_date=11/07/1948'],
    ['nueve de octubre de mil novecientos sesenta y dos', 'birth_date=09/10/1962'],
  ])('is read in its words: %s', (text, expected) => expect(heard(text, 'data-nascimento')).toBe(expected));
});

it('of no offers at the e-mail something is said, and nothing proposed', () =>
  expect(heard('não quero propaganda', 'email')).toMatch(/^\? Certo, sem ofertas\./));

describe('what somebody else has, or does, then', () => {
  it.each([
    ['terça tenho consulta, quinta então', /^(?!.*24\/11).*26\/11/],
    ['só no fim de semana, estudo de seg a sex', /^(?!.*(?:27|30)\/11).*28\/11/],
  ])('is no wish: %s', (text, expected) => expect(heard(text, 'data-instalacao')).toMatch(expected));

  it('a name from before is none of whoever orders', () =>
    expect(heard('Lúcia Prates Dias (solteira era Lúcia Reis)', 'nome-mae')).not.toContain('[name:'));
});

it('a figure below nothing is no house, and a number among letters no part of a CPF', () => {
  expect(heard('-7', 'nr-imovel')).not.toMatch(/^number=7/);
  expect(heard('12xyz34501ab35', 'cpf')).not.toContain('gap');
});

it('a morning in Spanish is the morning', () =>
  expect(heard('el jueves por la mañana', 'data-instalacao')).not.toMatch(/tarde/));
