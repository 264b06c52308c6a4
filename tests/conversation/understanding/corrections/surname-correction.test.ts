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
  ])('is completed with the first name, for a yes: %s', (text, name) =>
    expect(heard(text, 'cpf', given)).toBe(`[name: ${name}]`),
  );

  it('of the mother is corrected in her name', () =>
    expect(heard('faltou o Tavares no final do nome da minha mãe', 'confirmacao', given)).toBe(
      '[mothers_name: M**** S**** T****]',
    ));

  it('that is no name is asked for', () =>
    expect(heard('meu sobrenome saiu errado, é outro', 'cpf', given)).not.toContain('Outro'));
});
