import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor } from '../asked.ts';

const answers = {
  name: 'Ana Souza',
  email: 'ana@gmail.com',
  mothers_name: 'Maria Souza',
  phone: '11912345678',
};
const atReview = () => askedFor('confirmacao', { answers });

describe('at the review, all but one', () => {
  it.each([
    ['tá tudo certo menos o telefone', 'telefone'],
    ['tudo ok, exceto o nome da minha mãe', 'nome-mae'],
    ['pode fechar, só o e-mail que não', 'email'],
  ] as const)('opens that one and orders nothing: %s', (text, step) =>
    expect(understand(text, atReview())).toMatchObject({
      kind: 'command',
      command: { name: 'correct', step },
    }),
  );
});

describe('at the review, something that is not named', () => {
  it.each(['tem uma coisa errada aí', 'achei um erro', 'preciso corrigir um dado'])(
    'is told at a tap: %s',
    (text) =>
      expect(understand(text, atReview())).toMatchObject({ command: { name: 'correct', step: null } }),
  );
});

describe('an answer that is said to be wrong', () => {
  it.each([
    ['faltou uma letra no meu sobrenome', 'nome'],
    ['minha mãe é com dois T, tá faltando um', 'nome-mae'],
    ['o zap ficou incompleto', 'telefone'],
  ] as const)('is asked again, wherever one is: %s', (text, step) => {
    for (const asked of [atReview(), askedFor('cpf', { answers })])
      expect(understand(text, asked)).toMatchObject({ kind: 'command', command: { name: 'correct', step } });
  });

  it('is not one that was never given', () =>
    expect(understand('faltou uma letra no meu sobrenome', askedFor('cep'))).not.toMatchObject({
      command: { name: 'correct' },
    }));
});

describe('a wish to go back to an answer', () => {
  it.each([
    ['vamos voltar no e-mail que eu errei', 'email'],
    ['volta lá na parte do telefone', 'telefone'],
  ] as const)('goes there: %s', (text, step) =>
    expect(understand(text, askedFor('cpf', { answers }))).toMatchObject({
      kind: 'command',
      command: { name: 'correct', step },
    }),
  );
});
