import { describe, expect, it } from 'vitest';
import { hintWords } from '../../../src/content/conversation/hints.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from './asked.ts';

describe('an answer in another form than it is needed', () => {
  it.each([
    ['o fixo é 34 3221-0099', 'telefone', hintWords.landline],
    ['o fixo é 34 3221-0099, serve?', 'telefone', hintWords.landline],
    ['o fixo é 3321 4590 aqui do centro', 'telefone', hintWords.landline],
    ['11 3456-7890', 'telefone', hintWords.landline],
    ['+58 412 5551872, serve?', 'telefone', hintWords.foreignPhone],
    ['só tenho número do Paraguai +595 981 456789', 'telefone', hintWords.foreignPhone],
    ['meu chip é de fora do Brasil, pode?', 'telefone', hintWords.foreignPhone],
    ['sou de cuiabá, o ddd é o de lá', 'telefone', hintWords.areaCode],
    ['meu niver é no dia das crianças', 'data-nascimento', hintWords.festival],
    ['nasci no natal', 'data-nascimento', hintWords.festival],
    ['36 anos', 'data-nascimento', hintWords.age],
    ['tenho 43 anos', 'data-nascimento', hintWords.age],
    ['faço 36 em fevereiro', 'data-nascimento', hintWords.age],
  ] as const)('%s is neither taken nor computed', (text, step, hint) =>
    expect(heard(text, step).replace(/^(?:unclear:|\?) /, '')).toBe(hint),
  );

  it('a house that is told by what stands beside it is asked for its number, and no topic is meant', () =>
    expect(heard('casa verde do lado da igreja', 'nr-imovel')).toBe(`? ${hintWords.houseNumber}`));

  it.each([
    ['não tenho fixo, é 34 99221-0099', 'telefone', 'phone='],
    ['nasci no natal, 25/12/1980', 'data-nascimento', 'birth_date='],
  ] as const)('%s tells it as well', (text, step, answer) =>
    expect(JSON.stringify(understand(text, askedFor(step)))).toContain(answer.slice(0, -1)),
  );

  it('a town beside a number without its area code keeps the number', () => {
    const kept = { step: 'telefone', field: 'phone', text: '912345678' } as const;
    const asked = { ...askedFor('telefone'), kept };
    expect(understand('sou de Cuiabá', asked)).toMatchObject({ kind: 'partial', kept });
    expect(understand('65', asked)).toEqual({ kind: 'answer', raw: { phone: ['65912345678'] } });
  });
});

describe('a certain answer in another language', () => {
  it.each([
    ['12 October 1985', 'data-nascimento', 'birth_date=12/10/1985'],
    ['October 12, 1985', 'data-nascimento', 'birth_date=12/10/1985'],
    ['3 de mayo de 1980', 'data-nascimento', 'birth_date=03/05/1980'],
    ['el día quince', 'data-de-vencimento', 'due_date=15'],
    ['friday morning', 'data-instalacao', heard('sexta de manhã', 'data-instalacao')],
    ['wednesday afternoon', 'data-instalacao', heard('quarta de tarde', 'data-instalacao')],
  ] as const)('%s', (text, step, short) => expect(heard(text, step)).toBe(short));
});

describe('digits and addresses that are said', () => {
  it.each([
    ['oito cinco nove nove triplo sete um zero dois quatro', 'telefone', 'phone=(85) 99777-1024'],
    ['onze nove oito duplo zero quatro cinco meia sete oito', 'telefone', 'phone=(11) 98004-5678'],
    ['maria ponto souza at outlook dot com', 'email', 'email=maria.souza@outlook.com'],
    ['n de navio, a, t de tatu, oliveira arroba msn ponto com', 'email', '[email: natoliveira@msn.com]'],
    ['vendas arroba mercadinho da praça ponto com', 'email', '[email: vendas@mercadinhodapraca.com]'],
    ['ana arroba tornearia lima ponto ind ponto br', 'email', '[email: ana@tornearialima.ind.br]'],
  ] as const)('%s', (text, step, short) => expect(heard(text, step)).toBe(short));

  it.each(['ana arroba gmail ponto com', 'ana arroba gmail com'])('%s has one host', (text) =>
    expect(heard(text, 'email')).toBe('email=ana@gmail.com'),
  );
});
