import { describe, expect, it } from 'vitest';
import { hintWords } from '../../../../src/content/conversation/hints.ts';
import { searchKnowledge } from '../../../../src/conversation/understanding/knowledge/search-knowledge.ts';
import { plainOf } from '../../../../src/conversation/understanding/text/text.ts';
import { heard } from '../asked.ts';

const sureOf = (text: string) => searchKnowledge(plainOf(text), true, []).sure?.id ?? null;

describe('a town without a word in front of it', () => {
  it.each([
    'vocês atendem feira de santana?',
    'tem cobertura ilhéus bahia',
    'atende vila prudente sp',
    'moro em santo andré, dá pra instalar?',
    'eu moro em são gonçalo queria saber se tem cobertura',
  ])('is where coverage is asked for: %s', (text) => expect(sureOf(text)).toBe('cobertura'));

  it.each([
    'sou da vivo consigo contratar',
    'estou em dúvida posso contratar',
    'moro no quinto andar dá pra instalar',
    'moro em casa alugada posso contratar',
  ])('is none in %s', (text) => expect(sureOf(text)).not.toBe('cobertura'));
});

describe('a question at the end of a story', () => {
  it('is what is asked, whatever the story is like', () => {
    const asked = 'vcs atendem em osasco?';
    expect(heard(`boa noite, vi o anúncio no insta, ${asked}`, 'cep')).toBe(heard(asked, 'cep'));
  });
});

describe('a figure in a question', () => {
  it.each([
    ['tenho 17, posso contratar?', 'idade-minima'],
    ['posso contratar com 17?', 'idade-minima'],
    ['contrato de 12 meses?', 'fidelidade'],
  ])('says what is asked: %s', (text, id) => expect(sureOf(text)).toBe(id));

  it('tells the price of the plan that stands first by what is asked', () =>
    expect(heard('quanto tá o mais top', 'planos')).toMatch(/^\? 2 Giga.*R\$/));

  it('names a plan that there is, which is told of and not chosen', () => {
    expect(heard('2 giga tem aí?', 'planos')).toMatch(/^\? 2 Giga: /);
    expect(heard('o de 1 giga tem fidelidade?', 'planos')).not.toMatch(/^\? 1 Giga: 1 Giga de download/);
  });
});

describe('a question without its subject', () => {
  it('is about what is asked', () => {
    expect(heard('pode ser o do meu pai?', 'cpf')).toMatch(/^\? O titular é a pessoa/);
    expect(heard('pode ser o da minha esposa?', 'telefone')).toMatch(/^\? Pode ser o de alguém de confiança/);
  });
});

describe('a visitor who only says that they do not know', () => {
  it.each(['não lembro o número', 'não sei o número'])('is about the open question: %s', (text) =>
    expect(heard(text, 'cpf')).toBe(`unclear: ${hintWords.cpf}`),
  );

  it('hears where the mother’s name stands written', () =>
    expect(heard('não sei o nome completo dela', 'nome-mae')).toBe(`unclear: ${hintWords.mothersName}`));
});

describe('a matter of its own in one part of a story', () => {
  it('is answered', () =>
    expect(heard('minha internet tá lenta há 3 dias e ninguém resolve', 'cep')).toMatch(/^\? Tire o modem/));

  it('gives way to an answer beside it', () =>
    expect(heard('vai ficar no nome do meu marido, antonio carlos ramos', 'nome')).toMatch(
      /^\[name: Antonio Carlos Ramos\]/i,
    ));
});

describe('a question in another language', () => {
  it('is answered behind the sentence in it', () =>
    expect(heard('do you have internet for foreigners', 'cep')).toMatch(/contrato precisa de um CPF/));

  it('is answered where it ends a story', () =>
    expect(heard('hola quiero internet para mi departamento cuanto cuesta', 'cep')).toContain('R$'));
});

it('gives way where the words of all wordings speak for another topic', () => {
  const { sure, near } = searchKnowledge(plainOf('vocês dão o modem de casa pega'), true, []);
  expect(sure === null || near[0] === sure).toBe(true);
});
