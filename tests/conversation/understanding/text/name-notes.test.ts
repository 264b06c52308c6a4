import { describe, expect, it } from 'vitest';
import { gapWords } from '../../../../src/content/conversation/gaps.ts';
import { hintWords } from '../../../../src/content/conversation/hints.ts';
import { heard } from '../asked.ts';

describe('a name with a note on how it is spelled', () => {
  it.each([
    ['Kathia Moreno com th no meio', 'name=Kathia Moreno'],
    ['Rebecca Prado, rebecca com dois c', 'name=Rebecca Prado'],
    ['Emanuelly Costa (com dois éles e ípsilon)', 'name=Emanuelly Costa'],
    ['Felippe com dois p Andrade', 'name=Felippe Andrade'],
    ['Vitor Prado sem c', 'name=Vitor Prado'],
  ])('is the name: %s', (text, short) => expect(heard(text, 'nome')).toBe(short));

  it('that has no surname yet is asked for it', () =>
    expect(heard('Yasmyn com y no começo', 'nome')).toContain(gapWords.surname('Yasmyn')));

  it.each([
    'Mateus Lima com th',
    'Luis com z Souza',
    'José Prado sem acento',
    'Rebeca Prado com dois cês',
    'Victor Prado sem c',
  ])('that is to be written otherwise is not proposed: %s', (text) =>
    expect(heard(text, 'nome')).toBe(`unclear: ${hintWords.spelling}`),
  );

  it.each(['Ana com a Silva', 'Maria da Paz Com'])('is one where no letter is named: %s', (text) =>
    expect(heard(text, 'nome')).toContain(text),
  );
});

describe('a name that is begun again', () => {
  it.each([
    ['é irá cema não iracema tudo junto iracema pinto guedes', 'iracema pinto guedes'],
    ['zuleide não zuleica zuleica franco dias', 'zuleica franco dias'],
    ['joão vitor não vítor com c victor joão victor nunes melo', 'joão victor nunes melo'],
    ['ana lice não analice prado gomes', 'analice prado gomes'],
    ['natália com th nathalia prado reis', 'nathalia prado reis'],
  ])('counts from there: %s', (text, name) => expect(heard(text, 'nome')).toBe(`name=${name}`));

  it('is none where two people share a surname', () =>
    expect(heard('Ana Souza, moro com a Maria Souza Lima', 'nome')).toContain('[name: Ana Souza]'));
});

describe('a name that is spelled letter by letter', () => {
  it('is told once, and the facts behind it are kept', () =>
    expect(heard('carlos eduardo weiss w e i s s celular 47 99123 4455', ['nome', 'telefone', 'email'])).toBe(
      '[name: carlos eduardo weiss] [phone: (47) 99123-4455]',
    ));
});

describe('a name with a title or nickname', () => {
  it.each([
    ['nome', 'meu nome é José Carlos Pereira mas pode chamar de Zeca', 'name=José Carlos Pereira'],
    [
      'nome-mae',
      'sebastiana mas todo mundo chama de tiana, sobrenome gomes',
      'mothers_name=sebastiana gomes',
    ],
  ] as const)('at %s is the name alone: %s', (step, text, short) => expect(heard(text, step)).toBe(short));

  it('is the name where it is all that is told', () =>
    expect(heard('pode me chamar de Zeca Silva', 'nome')).toBe('name=Zeca Silva'));
});

it('a surname that is called so belongs to the name in front of it', () =>
  expect(heard('João Batista, sobrenome Ferraz', 'nome')).toBe('name=João Batista Ferraz'));

describe('a name with where it stands written', () => {
  it.each([
    ['nome', 'marta helena lopes do mesmo jeito que está na identidade', 'name=marta helena lopes'],
    ['nome', 'Paulo Reis Antunes, igualzinho no cpf', 'name=Paulo Reis Antunes'],
    ['nome', 'rita de cassia melo conforme consta na minha cnh', 'name=rita de cassia melo'],
    ['nome-mae', 'Neuza Prado como consta na certidão dela', 'mothers_name=Neuza Prado'],
  ] as const)('is the name, at %s: %s', (step, text, short) => expect(heard(text, step)).toBe(short));

  it.each(['é o mesmo nome do rg', 'como está no documento', 'igual no cpf'])(
    'is none without the name: %s',
    (text) => expect(heard(text, 'nome')).not.toContain('name'),
  );
});
