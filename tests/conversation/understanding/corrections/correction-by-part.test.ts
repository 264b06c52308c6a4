import { describe, expect, it } from 'vitest';
import { heard } from '../asked.ts';

const told = {
  cep: '01310100',
  number: '1000',
  name: 'Ana Sousa',
  phone: '11912345678',
  email: 'ana@exemplo.com.br',
  birth_date: '02/02/1990',
  mothers_name: 'Maria Lima',
} as const;

const at = (step: 'confirmacao' | 'email' | 'cpf' | 'data-nascimento', text: string) =>
  heard(text, step, { answers: told });

describe('a correction at any other question', () => {
  it.each([
    ['é Souza com z', '[name: Ana Souza]'],
    ['Souza com z', '[name: Ana Souza]'],
    ['digitei o ap errado é 1204 nao 1024', '[complement: ap 1204]'],
    ['coloquei ap 1024 mas é 1204', '[complement: ap 1204]'],
    ['não é 1024 é 1204 o ap', '[complement: ap 1204]'],
    ['é 1001 o número', '[number: 1001]'],
    ['é 25 o vencimento', '[due_date: Dia 25]'],
    ['faço aniversário dia 12', '[birth_date: **/**/1990]'],
    ['troquei o dia com o mês nasci em 02 de março', '[birth_date: **/**/1990]'],
    ['o telefone tá sem o 9', '/correct telefone'],
    ['tava brincando', '/correct ?'],
    ['apaga isso', '/back'],
  ])('is understood whatever is asked: %s', (text, short) => expect(at('cpf', text)).toBe(short));
});

describe('a part of an answer that was given', () => {
  it.each([
    ['o final do telefone é 71', '[phone: (11) 91234-5671]'],
    ['meu celular termina com quatro três dois um', '[phone: (11) 91234-4321]'],
    ['o final do celular é 5687, vc inverteu', '[phone: (11) 91234-5687]'],
    ['o final do telefone saiu invertido, é 4312', '[phone: (11) 91234-4312]'],
    ['o ddd é 21', '[phone: (21) 91234-5678]'],
    ['o ddd tá errado, é 31', '[phone: (31) 91234-5678]'],
    ['meu número é 91234-5679', '[phone: (11) 91234-5679]'],
    ['o final do telefone é 5679 e o vencimento dia 20', '[phone: (11) 91234-5679] [due_date: Dia 20]'],
    ['o cep termina em 200', '[cep: 01310-200]'],
    ['o ano tá errado, é 1991', '[birth_date: **/**/1991]'],
    ['sou de 92 não de 90', '[birth_date: **/**/1992]'],
    ['nasci em 79, digitei 97 ali em cima', '[birth_date: **/**/1979]'],
    ['o email é do hotmail', '[email: ana@hotmail.com]'],
    ['é .com sem br', '[email: ana@exemplo.com]'],
    ['não é Sousa, é Souza', '[name: Ana Souza]'],
    ['minha mãe é Marta e não Maria', '[mothers_name: M**** L****]'],
    ['não é 5678, é 5687', '[phone: (11) 91234-5687]'],
    ['Souza', '[name: Ana Souza]'],
    ['não, 1200', '[number: 1200]'],
    ['o endereço está errado, é número 1010', '[number: 1010]'],
  ])('is asked about with the rest of it: %s', (text, short) => expect(at('confirmacao', text)).toBe(short));

  it('is of the question before, where nothing is named', () =>
    expect(at('email', 'ops, o final é 71')).toBe('[phone: (11) 91234-5671]'));

  it.each([
    ['o nome é com dois l', '/correct nome'],
    ['o final é 71', '/correct ?'],
    ['esse não é meu email', '/correct email'],
    ['essa não é a minha rua', '/correct cep'],
  ])('is asked again where nobody can tell the whole: %s', (text, short) =>
    expect(at('confirmacao', text)).toBe(short),
  );

  it.each(['não, tá errado', 'não, são 3 pessoas'])('is none where only a no is said: %s', (text) =>
    expect(at('confirmacao', text)).toMatch(/^(?:unclear|\?)/),
  );

  it.each([
    ['cpf', 'o contrato termina em 12'],
    ['data-de-vencimento', 'não, 12'],
  ] as const)('is none of what another sentence tells, at %s: %s', (step, text) =>
    expect(heard(text, step, { answers: told })).not.toContain('['),
  );

  it('is no part of another answer where it is one of what is asked', () =>
    expect(at('data-nascimento', 'não, 1991')).toMatch(/^kept birth_date 1991/));

  it.each([
    ['cpf', 'o cep termina em 200'],
    ['cpf', 'o ddd é 21'],
  ] as const)('is nothing that is kept of what is asked, at %s: %s', (step, text) =>
    expect(at(step, text)).not.toContain('kept'),
  );
});

describe('a part of the e-mail', () => {
  const mail = (email: string, text: string) => heard(text, 'cpf', { answers: { ...told, email } });

  it.each([
    ['anasilva@gmail.com', 'faltou um ponto antes do silva', 'ana.silva@gmail.com'],
    ['anasilva@gmail.com', 'o email tem underline entre ana e silva', 'ana_silva@gmail.com'],
    ['ana.silva@gmail.com', 'tira o ponto do email', 'anasilva@gmail.com'],
    ['ana@gmail.com', 'faltou o 85 antes do arroba', 'ana85@gmail.com'],
    ['anasilva@gmail.com', 'o certo do email é anasilva85', 'anasilva85@gmail.com'],
    ['ana@yahoo.com', 'perai coloquei o email errado é .com.br no final', 'ana@yahoo.com.br'],
    ['ana@yahoo.com', 'faltou o .br no email', 'ana@yahoo.com.br'],
    ['ana@yahoo.com.br', 'tira o br do email', 'ana@yahoo.com'],
    ['ana@gmail.com', 'o final do email é hotmail não gmail', 'ana@hotmail.com'],
    ['ana@gmail.com', 'é @hotmail.com o email', 'ana@hotmail.com'],
    ['ana@gmail.com', 'meu email é com dois n', 'anna@gmail.com'],
  ])('of %s is changed, for a yes: %s', (email, text, whole) =>
    expect(mail(email, text)).toBe(`[email: ${whole}]`),
  );

  it.each([
    ['ana@gmail.com', 'faltou um ponto antes do silva'],
    ['silvasilva@gmail.com', 'faltou um ponto antes do silva'],
    ['ana@gmail.com', 'faltou um ponto no email'],
  ])('of %s is asked for where its place is unsure: %s', (email, text) =>
    expect(mail(email, text)).toBe('/correct email'),
  );
});
