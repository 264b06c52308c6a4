import { describe, expect, it } from 'vitest';
import { heard } from '../asked.ts';

describe('an answer in parts of its own', () => {
  it.each([
    ['5299822 4725 tá aí', 'cpf', '529.982.247-25'],
    ['ddd 62, nove, 8114, 2090', 'telefone', '(62) 98114-2090'],
    ['oficina do tonho, tudo junto, @gmail.com', 'email', 'oficinadotonho@gmail.com'],
    ['rogerio ponto maia arroba yahoo ponto com ponto bê erre', 'email', 'rogerio.maia@yahoo.com.br'],
  ] as const)('is read as one: %s', (said, step, shown) => expect(heard(said, step)).toContain(shown));

  it('is no CPF where its check digits do not hold', () =>
    expect(heard('5299822 4726 tá aí', 'cpf')).not.toContain('529.982'));

  it('is no number with the letter of a word behind it', () =>
    expect(heard('212 q é o que o carteiro acha', 'nr-imovel')).toContain('[number: 212]'));

  it('is no complement where it says when', () =>
    expect(heard('vou de 1 giga, mais pra frente eu mudo', 'planos')).not.toContain('complement'));
});
