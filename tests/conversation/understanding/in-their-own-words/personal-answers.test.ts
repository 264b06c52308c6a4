import { describe, expect, it } from 'vitest';
import { gapWords } from '../../../../src/content/conversation/gaps.ts';
import { hintWords } from '../../../../src/content/conversation/hints.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('numbers in parts', () => {
  it.each([
    [
      'cento e onze, quatrocentos e quarenta e quatro, setecentos e setenta e sete, final trinta e cinco',
      'cpf',
      '11144477735',
    ],
    ['ddd 85, 9 8123 4567', 'telefone', '85981234567'],
    ['sou de 86, dois de fevereiro', 'data-nascimento', '02021986'],
  ] as const)('are one: %s', (text, step, digits) =>
    expect(heard(text, step).replace(/\D/g, '')).toBe(digits),
  );

  it('name a speed without its last letter', () =>
    expect(heard('o de seiscento pra mim tá bom', 'planos')).toBe(
      heard('o de 600 pra mim tá bom', 'planos'),
    ));
});

it('who takes the own number for known hears that it is not', () =>
  expect(heard('é esse mesmo q eu to falando contigo', 'telefone')).toContain(hintWords.phone));

it.each([
  ['Maria das Graças Souza, mas todo mundo me chama de Dona Gracinha', 'nome', 'name=Maria das Graças Souza'],
  [
    'dia doze do mês de março do ano de mil novecentos e cinquenta e oito',
    'data-nascimento',
    'birth_date=12/03/1958',
  ],
  ['meu cpf é 111 444 777 e o digito 35', 'cpf', 'cpf=111.444.777-35'],
] as const)('is read without what is said around it: %s', (text, step, answer) =>
  expect(heard(text, step)).toBe(answer),
);

it('a mother who is missing in the documents is proposed as missing, not answered as a refusal', () =>
  expect(
    heard('nao tenho mae no registro não, fui criado só pelo meu pai, no rg ta em branco', 'nome-mae'),
  ).toContain('[mothers_name'));

it.each([
  [
    "meu nome é joão pedro d'ávila sant'anna vírgula com dois enes no sant'anna",
    "name=joão pedro d'ávila sant'anna",
  ],
  ['joão pedro da silva vírgula cpf 529.982.247-25', '[name: joão pedro da silva] [cpf: ***.***.247-25]'],
])('a comma that is dictated is one: %s', (text, answer) => expect(heard(text, 'nome')).toBe(answer));

describe('dictated text', () => {
  it('counts how often a digit is said, and goes on behind the last "e"', () =>
    expect(
      heard('três vezes um, três vezes quatro, três vezes sete e trinta e cinco', 'cpf').replace(/\D/g, ''),
    ).toBe('11144477735'));

  it.each([
    ['wesley w e s l e y zero sete arroba outlook ponto com', 'wesley07@outlook.com'],
    ['anota: contato, tracinho, loja arroba exemplo ponto com ponto br', 'contato-loja@exemplo.com.br'],
    ['ana ponto lima arroba gmail ponto com tudo minusculo', 'ana.lima@gmail.com'],
  ])('is the address without what is said of its writing: %s', (text, address) =>
    expect(heard(text, 'email')).toMatch(new RegExp(`\\b${address}\\]?$`)),
  );

  it('is not written down where only its letters are meant', () =>
    expect(heard('jotapê arroba hotmail.com, só as letras j e p', 'email')).toMatch(/^unclear/));

  it('may begin with the year', () =>
    expect(heard('sou de 85, 9 do 6', 'data-nascimento')).toBe('birth_date=09/06/1985'));
});

it.each([
  ['sou de 62, dia de são joão', '24/06/1962'],
  ['no natal de 1980', '25/12/1980'],
])('a day that everybody knows by name is that day: %s', (text, date) =>
  expect(heard(text, 'data-nascimento')).toBe(`birth_date=${date}`),
);

describe('an answer with a pause in it', () => {
  it.each([
    ['529.982 ... desculpa ele tá chorando ... 247-25', 'cpf', '52998224725'],
    ['29101 peraí que o neném... 340', 'cep', '29101340'],
  ] as const)('is one: %s', (text, step, digits) =>
    expect(understand(text, askedFor(step))).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { [step]: [digits] } }],
    }),
  );

  it('that has more digits than it may is asked again, with how many there are', () =>
    expect(heard('onze nove oito sete meia cinco quatro três dois um zero', 'telefone')).toBe(
      `unclear: ${gapWords.surplus(1, gapWords.phone)}`,
    ));
});

it('what is refused is what is asked, though another answer is named', () =>
  expect(heard('CPF eu não passo, limparam a conta do meu cunhado', 'cpf')).toBe(
    heard('não passo meu CPF, por que querem?', 'cpf'),
  ));

describe('an e-mail with a spoken @ before typed text', () => {
  it.each(['rafa traço lima@outlook.com', 'rafa traço lima @ outlook . com'])('is whole: %s', (text) =>
    expect(heard(text, 'email')).toBe('[email: rafa-lima@outlook.com]'),
  );
});

it('a date beside a complaint about questions is told', () =>
  expect(heard('nossa quanta pergunta kkk 11 12 75', 'data-nascimento')).toContain('[birth_date: '));

describe('answers as in a form', () => {
  it('are parted by the names in front of them', () =>
    expect(
      heard('Nome: Ana Paula Reis Telefone: (11) 98888-7777 E-mail: ana@uol.com.br', [
        'nome',
        'telefone',
        'email',
      ]),
    ).toBe('name=Ana Paula Reis, phone=(11) 98888-7777, email=ana@uol.com.br'));
});

describe('an age', () => {
  it('in words is no date either', () =>
    expect(heard('estou com setenta e nove anos', 'data-nascimento')).toBe(
      heard('estou com 79 anos', 'data-nascimento'),
    ));

  it('below eighteen until next month is too young', () =>
    expect(heard('faço 18 mês que vem', 'data-nascimento')).toBe(heard('tenho 17 anos', 'data-nascimento')));

  it('is no number of people', () =>
    expect(heard('tenho 17, dá pra contratar?', 'data-nascimento')).not.toContain('pessoas'));
});

it('who is called so beside a question is the holder that is meant', () =>
  expect(heard('pode pôr no nome do meu pai? ele que vai pagar, chama José Carlos Ferreira', 'nome')).toMatch(
    /^\[name: José Carlos Ferreira\]/,
  ));

describe('a surname that is also the name of an answer', () => {
  it.each(['ana paula do nascimento', 'kauã vinicius do nascimento lins'])('is a surname: %s', (name) =>
    expect(heard(name, 'nome')).toBe(`name=${name}`),
  );

  it('stays a label in front of a date', () =>
    expect(heard('ana souza nascimento 12/03/1980', 'nome')).toBe(
      '[name: ana souza] [birth_date: **/**/1980]',
    ));
});

it('who has only a landline hears that a mobile is needed', () =>
  expect(heard('serve telefone fixo? celular eu não tenho', 'telefone')).toBe(`? ${hintWords.landline}`));

it('who will not tell the surname of the mother hears why she is asked for', () =>
  expect(heard('Lúcia. O sobrenome não vejo motivo para dar', 'nome-mae')).toBe(
    heard('por que o nome da minha mãe?', 'nome-mae'),
  ));

it.each(['nasci dia treis de agosto de 79', 'nasci em três de agosto de 79'])(
  'a number is known as it is spoken: %s',
  (text) => expect(heard(text, 'data-nascimento')).toBe('birth_date=03/08/1979'),
);

it('a day that no month has is asked no year for', () =>
  expect(heard('30 de fevereiro', 'data-nascimento')).toMatch(/^unclear/));

it('the name that is said to be complete is the name', () =>
  expect(
    heard('meu nome é francisco jose mas me chamam de chiquin, o completo é Francisco José Pontes', 'nome'),
  ).toContain('[name: Francisco José Pontes]'));

it('the end of an e-mail that is told again counts', () =>
  expect(heard('dirceu.fachin@hotmail.con opa .com', 'email')).toContain('hotmail.com'));

it('whoever types for somebody is not the holder', () =>
  expect(heard('Antônia Ferreira Campos, aqui é o neto dela digitando', 'nome')).toContain(
    'Antônia Ferreira Campos',
  ));

it.each([
  'fui criada por vó e na certidão n tem mãe, coloco oq',
  'no meu rg não consta o nome da mãe, só pai',
])('a document without a mother is proposed as such: %s', (text) =>
  expect(heard(text, 'nome-mae')).toBe('[mothers_name: Não consta]'),
);

it('what is said of a mother who died is no part of her name', () =>
  expect(heard('finada Raimunda Nonata de Sousa', 'nome-mae')).not.toMatch(/finada/i));

it('a CPF is kept beside a company that is not meant', () =>
  expect(heard('390.533.447-05 esse é o meu, tenho cnpj mas não quero misturar', 'cpf')).toContain('cpf'));

it('the first numbers of a CPF are kept, whatever is said of the rest', () =>
  expect(understand('so passo os 3 primeiros, 529, o resto qnd o técnico vier', askedFor('cpf')).kind).toBe(
    'partial',
  ));

it.each([
  ['cauã rodrigues mlk', 'cauã rodrigues'],
  ['rafaela dias tmj slk', 'rafaela dias'],
  ['Kaique Ramos pô', 'Kaique Ramos'],
])('what friends call each other is no part of a name: %s', (text, name) =>
  expect(heard(text, 'nome')).toContain(`[name: ${name}]`),
);

it.each([
  ['Rosângela com acento no a, Batista Nogueira', 'name=Rosângela Batista Nogueira'],
  ['Luiza com z, Pereira Campos', 'name=Luiza Pereira Campos'],
  ['Matheus com th e Vieira com v mesmo', 'name=Matheus Vieira'],
])('a note on the spelling parts no name: %s', (text, name) => expect(heard(text, 'nome')).toBe(name));

it.each([
  ['gersonkuhn é tudo junto, arroba, terra ponto com ponto br', 'gersonkuhn@terra.com.br'],
  ['mariapaz, tudo junto, arroba, yahoo, ponto, com', 'mariapaz@yahoo.com'],
])('pauses around the sign of an address end nothing: %s', (text, email) =>
  expect(heard(text, 'email')).toContain(`[email: ${email}]`),
);

it.each(['30/02/88, ai não, 28/02/88', '30/02/1988 não, 28/02/1988', '31/02/88 quer dizer 28/02/88'])(
  'a day that does not exist is replaced by the one behind it: %s',
  (text) =>
    expect(understand(text, askedFor('data-nascimento'))).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { birth_date: ['28/02/1988'] } }],
    }),
);

it('an area code alone is kept, and the number asked for', () =>
  expect(heard('19', 'telefone')).toMatch(/^kept phone 19/));

it('who points at what was told gives no name', () =>
  expect(heard('pode usar esses mesmos', 'nome-mae')).not.toContain('mothers_name'));
