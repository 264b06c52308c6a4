import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapWords } from '../../../src/content/conversation/gaps.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { paulista } from '../../funnel/given.ts';
import { askedFor, heard, inShort } from './asked.ts';

/** What becomes of the last of these messages, each of which follows on the one before. */
function told(step: StepId, ...messages: string[]): string {
  const asked = askedFor(step);
  let last = '';
  let kept: (typeof asked)['kept'];
  for (const message of messages) {
    const understood = understand(message, { ...asked, ...(kept && { kept }) });
    if (understood.kind === 'partial') ({ kept } = understood);
    last = inShort(understood);
  }
  return last;
}

describe('part of an answer is kept, and the rest asked for', () => {
  it.each([
    ['telefone', '98765-4321', gapWords.areaCode('98765-4321')],
    ['telefone', 'nove oito sete meia cinco quatro três dois um', gapWords.areaCode('98765-4321')],
    ['telefone', '11 98765-43', gapWords.missing(2, gapWords.phone)],
    ['telefone', '11 98765-432', gapWords.missing(1, gapWords.phone)],
    ['nome', 'Carlos', gapWords.surname('Carlos')],
    ['nome', 'me chamo maria', gapWords.surname('Maria')],
    ['nome', 'pode me chamar de Bia', gapWords.surname('Bia')],
    ['nome', 'da Silva Santos', gapWords.firstName],
    ['nome', 'Oliveira', gapWords.firstName],
    ['nome-mae', 'Lurdes', gapWords.mothersSurname],
    ['nome-mae', 'Maria mesmo', gapWords.mothersSurname],
    ['nome', 'só maria', gapWords.surname('Maria')],
    ['nome', 'duda', gapWords.surname('Duda')],
    ['nome', 'em casa me chamam de gabi', gapWords.surname('Gabi')],
    ['nome', 'wellington', gapWords.surname('Wellington')],
    ['nome', 'Sr. Takahashi', gapWords.firstName],
    ['nome', 'Dona Kim', gapWords.firstName],
    ['nome', 'Dr. Al-Hassan', gapWords.firstName],
    ['nome', 'aqui é o Dr. Bielecki', gapWords.whole('Bielecki')],
    ['nome-mae', 'Sra. Yamada', gapWords.mothersFirstName],
    ['nome', 'pode pôr Francisca e o resto não lembro', gapWords.surname('Francisca')],
    [
      'nome-mae',
      'o primeiro nome dela é Socorro, o de casada eu nunca lembro direito',
      gapWords.mothersSurname,
    ],
    ['nome-mae', 'Francisca, só sei o primeiro nome', gapWords.mothersSurname],
    ['nome-mae', 'minha mãe é Neusa, não lembro se o sobrenome é Lima ou Silva', gapWords.mothersSurname],
    ['nome', 'Marcos, o sobrenome eu vejo no documento', gapWords.surname('Marcos')],
    ['nome', 'João alguma coisa', gapWords.surname('João')],
    ['nome-mae', 'Francisca, o sobrenome todo n lembro', gapWords.mothersSurname],
    ['nome-mae', 'só lembro Antônia', gapWords.mothersSurname],
    ['nome-mae', 'Huda, o resto tá na certidão', gapWords.mothersSurname],
    ['nome-mae', 'Zilda não sei das quantas', gapWords.mothersSurname],
    ['data-nascimento', '12/03', gapWords.year('12/03')],
    ['data-nascimento', 'doze de março', gapWords.year('12/03')],
    ['data-nascimento', '05/1990', gapWords.day],
    ['data-nascimento', 'nasci em maio de 1990', gapWords.day],
    ['cpf', '529.982.247', gapWords.missing(2, gapWords.cpf)],
    ['nr-imovel', 'av paulista', gapWords.houseNumber],
    ['nr-imovel', 'rua augusta', gapWords.otherStreet(paulista.address)],
    ['cep', '01310', gapWords.missing(3, gapWords.cep)],
    ['email', 'ana.souza arroba', gapWords.emailHost],
    ['email', 'ana.souza88', gapWords.emailHost],
    ['email', 'é do gmail', gapWords.emailName('@gmail.com')],
    ['email', 'ana@yahoo', gapWords.emailEnding('yahoo')],
    ['nome', 'João Pedro', gapWords.surname('João Pedro')],
    ['nome', 'Silva Santos', gapWords.firstName],
    ['nome', 'Ana S.', gapWords.surname('Ana')],
    ['nome', 'sou a Cleusa aqui de Sarzedo', gapWords.surname('Cleusa')],
    ['nome-mae', 'o nome dela é Maria José', gapWords.mothersSurname],
    ['data-nascimento', 'dia 12', gapWords.monthAndYear('12')],
    ['data-nascimento', 'nasci em 85', gapWords.dayAndMonth],
  ] as const)('at %s: %s', (step, message, asks) => expect(heard(message, step)).toContain(asks));

  it.each([
    ['cep', '1310-100', gapWords.hole(1, gapWords.cep)],
    ['cep', '0131 100', gapWords.hole(1, gapWords.cep)],
    ['cep', '1310100', gapWords.hole(1, gapWords.cep)],
    ['cep', 'treze dez cem', gapWords.hole(1, gapWords.cep)],
    ['cep', '13_10-100', gapWords.hole(1, gapWords.cep)],
    ['cep', '013?0-100', gapWords.hole(1, gapWords.cep)],
    ['cpf', '529.982.47-25', gapWords.hole(1, gapWords.cpf)],
    ['cpf', '529.982.2?7-25', gapWords.hole(1, gapWords.cpf)],
    ['telefone', '48 9912-3456', gapWords.hole(1, gapWords.phone)],
    ['telefone', '(11) 987-6543', gapWords.hole(2, gapWords.phone)],
  ] as const)('digits missing before the end are no beginning, at %s: %s', (step, message, asks) => {
    expect(heard(message, step)).toContain(asks);
    expect(understand(message, askedFor(step)).kind).not.toBe('partial');
  });

  it.each([
    ['nome', 'geladeira'],
    ['cep', 'já falei 3 vezes'],
    ['cpf', '12'],
    ['cpf', '1985'],
    ['email', 'anagmail.com'],
    ['data-nascimento', '36 anos'],
    ['email', 'não tenho email'],
    ['email', 'vendas arroba mercado da praça ponto com'],
    ['telefone', '11 3456-7890'],
  ] as const)('at %s, %s is no part of one', (step, message) =>
    expect(understand(message, askedFor(step)).kind).not.toBe('partial'),
  );

  it.each(['31/02/1990', '15-03-2015', '12.03.1990'])('a date lacks no digits of a phone: %s', (date) => {
    expect(heard(date, 'telefone')).not.toContain(gapWords.phone);
  });
});

describe('a kept part and the next message make one answer', () => {
  it.each([
    ['telefone', ['98765-4321', '11'], 'phone=11987654321'],
    ['telefone', ['98765-4321', 'o ddd é onze'], 'phone=11987654321'],
    ['telefone', ['11 98765-43', '21'], 'phone=11987654321'],
    ['nome', ['maria', 'souza'], 'name=maria souza'],
    ['nome', ['Carlos', 'de Oliveira Lima'], 'name=Carlos de Oliveira Lima'],
    ['nome', ['Carlos', 'Carlos Lima'], 'name=Carlos Lima'],
    ['nome', ['da Silva Santos', 'Maria'], 'name=Maria da Silva Santos'],
    ['nome', ['Maria', 'Aparecida', 'de Souza'], 'name=Maria Aparecida de Souza'],
    ['nome', ['meu nome é Maria', 'sobrenome Souza'], 'name=Maria Souza'],
    ['nome-mae', ['Maria', 'da Silva'], 'mothers_name=Maria da Silva'],
    ['nome-mae', ['sobrenome Silva', 'Rita'], 'mothers_name=Rita Silva'],
    ['nome', ['Oliveira', 'Carla'], 'name=Carla Oliveira'],
    ['nome', ['Sr. Takahashi', 'Hiroshi'], 'name=Hiroshi Takahashi'],
    ['nome', ['Sr. Bielecki', 'Marek Bielecki'], 'name=Marek Bielecki'],
    ['data-nascimento', ['12/03', '1990'], 'birth_date=12/03/1990'],
    ['data-nascimento', ['doze de março', 'noventa'], 'birth_date=12/03/1990'],
    ['data-nascimento', ['05/1990', '12'], 'birth_date=12/05/1990'],
    ['data-nascimento', ['dia 12', 'maio de 1990'], 'birth_date=12/05/1990'],
    ['data-nascimento', ['dia 12', 'de março', '1990'], 'birth_date=12/03/1990'],
    ['nome', ['João Pedro', 'Alves'], 'name=João Pedro Alves'],
    ['cpf', ['529.982.247', '25'], 'cpf=52998224725'],
    ['cep', ['01310', '100'], 'cep=01310100'],
    ['email', ['ana.souza arroba', 'gmail'], 'email=ana.souza@gmail.com'],
    ['email', ['ana.souza88', 'hotmail ponto com'], 'email=ana.souza88@hotmail.com'],
    ['email', ['é do gmail', 'ana ponto souza'], 'email=ana.souza@gmail.com'],
    ['email', ['ana@yahoo', 'com.br'], 'email=ana@yahoo.com.br'],
  ] as const)('at %s: %j', (step, messages, answer) => expect(told(step, ...messages)).toBe(answer));

  it.each([
    ['nome', ['Maria', 'Ana Souza'], '[name: Maria Ana Souza]'],
    ['cep', ['013101', '00'], '[cep: 01310-100]'],
  ] as const)('at %s, %j may be meant otherwise and is confirmed', (step, messages, chips) =>
    expect(told(step, ...messages)).toBe(chips),
  );

  it('a street told first is completed by the house number told next', () =>
    expect(told('nr-imovel', 'rua augusta', '45')).toBe('number=45'));

  it('a kept part is dropped once the whole of the answer is told, or something else', () => {
    expect(told('telefone', '98765-4321', '21 91234-5678')).toBe('phone=(21) 91234-5678');
    expect(told('telefone', '98765-4321', 'voltar')).toBe('/back');
    expect(told('nome', 'Maria', 'não sei')).toMatch(/^unclear/);
  });

  it('a kept part stays while something is asked in between', () =>
    expect(told('telefone', '98765-4321', 'por que vocês pedem?', '11')).toBe('phone=11987654321'));

  it('a document is put together wherever its digits are parted', () =>
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10 }), (cut) => {
        const cpf = '52998224725';
        expect(told('cpf', cpf.slice(0, cut), cpf.slice(cut))).toBe(`cpf=${cpf}`);
      }),
    ));
});
