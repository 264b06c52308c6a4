import { describe, expect, it } from 'vitest';
import { everyAnswer } from '../../../funnel/given.ts';
import { heard } from '../asked.ts';

const given = { answers: everyAnswer };

describe('an earlier answer that was given wrong', () => {
  it.each([
    ['poxa digitei meu email errado, faltou um ponto nele, tem como arrumar?', 'nome-mae', 'email'],
    ['o zap que passei é o antigo, o novo termina em 8812', 'nome-mae', 'telefone'],
    ['opa, pus o cep da loja da minha irmã, volta ai', 'nr-imovel', 'cep'],
    ['nasci em 1985, inverti os números', 'nome-mae', 'data-nascimento'],
  ] as const)('is asked again, also where it is said as a question: %s', (text, step, corrected) =>
    expect(heard(text, step, given)).toBe(`/correct ${corrected}`),
  );

  it.each([
    ['pensei aqui, queria rever os planos', 'email', 'planos'],
    ['dá pra mudar a instalação? nesse dia eu tenho prova', 'ativar-debito', 'data-instalacao'],
  ] as const)('is asked again where somebody wants to see it once more: %s', (text, step, corrected) =>
    expect(heard(text, step, given)).toBe(`/correct ${corrected}`),
  );

  it.each(['dá pra mudar o vencimento depois?', 'não quero trocar o plano'])(
    'stays where a rule is asked, or nothing is to change: %s',
    (text) => expect(heard(text, 'email', given)).not.toContain('/correct'),
  );

  it('is changed to what is said to be right, with the digits of a phone for a number', () =>
    expect(heard('troca meu numero, esse chip eu perdi, o certo é 11 97320 6651', 'email', given)).toContain(
      '[phone: (11) 97320-6651]',
    ));

  it('is the number that is right, and not the one that was written', () =>
    expect(heard('o apartamento saiu 41 mas é 401', 'confirmacao', given)).toBe(
      '[complement: apartamento 401]',
    ));
});

describe('an answer that is taken back in the same message', () => {
  it('gives way to the one behind it, with the reason between them', () =>
    expect(heard('62 98140 2277 não peraí esse é o velho o certo é 62 98140 2727', 'telefone')).toBe(
      '[phone: (62) 98140-2727]',
    ));

  it('gets another year, whatever is said behind it', () =>
    expect(heard('12/11/1999 quer dizer 2000, bebi', 'data-nascimento')).toBe('[birth_date: **/**/2000]'));
});

describe('going back to an earlier answer', () => {
  it('works where the plan is named as one that was chosen by mistake', () =>
    expect(heard('volta la nos plano por favor cliquei sem querer no de 1 giga', 'cpf', given)).toBe(
      '/correct planos',
    ));

  it('works in formal words, with the new value', () =>
    expect(heard('Solicito a retificação da data de vencimento para o dia 15.', 'confirmacao', given)).toBe(
      '[due_date: Dia 15]',
    ));

  it('takes nothing that is said of the spelling for a name', () =>
    expect(
      heard('o nome saiu errado é Kethelly com y no final, o corretor mudou', 'telefone', given),
    ).not.toContain('corretor'));
});

it('the plan is asked again for one that is not sold', () =>
  expect(heard('pensando bem quero trocar pelo de 777 antes de marcar', 'data-instalacao', given)).toBe(
    '/correct planos',
  ));

it.each(['se eu quiser mudar pro de 1 giga depois, pode?', 'não quero mudar pro de 1 giga'])(
  'the plan stays where another one is asked about for later, or turned down: %s',
  (text) => expect(heard(text, 'email', given)).not.toContain('/correct'),
);

it.each([
  ['eu nasci em 12/02 e não 02/02', 'birth_date'],
  ['volta ali uma coisinha, eu nasci em 12/02', 'birth_date'],
])('a birthday is corrected and keeps its year: %s', (text, field) =>
  expect(heard(text, 'nome-mae', { answers: { birth_date: '02/02/1990' } })).toMatch(
    new RegExp(`^\\[${field}: \\*\\*/\\*\\*/1990\\]$`),
  ),
);
