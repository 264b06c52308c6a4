import { describe, expect, it } from 'vitest';
import { heard } from '../asked.ts';

const given = { answers: { name: 'Ana Souza', mothers_name: 'Maria Souza' } };

describe('a surname that is wrong or was left out', () => {
  it.each([
    ['meu sobrenome saiu errado, é Teixeira', 'Ana Teixeira'],
    ['troca o sobrenome pra Araújo', 'Ana Araújo'],
    ['o sobrenome é Sousa com s', 'Ana Sousa'],
    ['meu sobrenome é sousa com s no meio não com z', 'Ana Sousa'],
    ['o meu sobrenome é sousa com s e não com z', 'Ana Sousa'],
    ['falta um sobrenome meu, Lima no final', 'Ana Souza Lima'],
    ['faltou meu sobrenome, é Souza Lima', 'Ana Souza Lima'],
    ['meu sobrenome é Lima, faltou', 'Ana Souza Lima'],
    ['meu sobrenome tá incompleto, falta Lima', 'Ana Souza Lima'],
    ['faltou o Lima', 'Ana Souza Lima'],
    ['faltou Lima no meu nome', 'Ana Souza Lima'],
  ])('is completed with the first name, for a yes: %s', (text, name) =>
    expect(heard(text, 'cpf', given)).toBe(`[name: ${name}]`),
  );

  it.each(['eu esqueci o do meio do meu nome', 'faltou o interfone', 'faltou o bloco'])(
    'no other word is a surname that was left out: %s',
    (text) => expect(heard(text, 'cpf', given)).not.toContain('[name'),
  );

  it.each([
    ['Lima', '[mothers_name: M**** S**** L****]'],
    ['de Lima', '[mothers_name: M**** S**** d**** L****]'],
  ])('that is sent behind the name joins it, for a yes: %s', (text, short) =>
    expect(heard(text, 'cpf', given)).toBe(short),
  );

  it('of the mother is corrected in her name', () =>
    expect(heard('faltou o Tavares no final do nome da minha mãe', 'confirmacao', given)).toBe(
      '[mothers_name: M**** S**** T****]',
    ));

  it('that is no name is asked for', () =>
    expect(heard('meu sobrenome saiu errado, é outro', 'cpf', given)).not.toContain('Outro'));
});
