import { describe, expect, it } from 'vitest';
import { closedAnswer, saysThisNumber } from '../../src/dialogue/closed-words.ts';

const accepts = (said: string) => closedAnswer('accept_information', said) !== null;

describe('words of acceptance', () => {
  it.each([
    ...['blz fechou', 'ta, concordo', 'ok concordo', 'blz, confirmo', 'aceito po', 'li e aceito, ta'],
    ...['pode mandar', 'concordo 🤝', 'Está bem, eu aceito', 'pode fechar, concordo', 'aceito kkkk'],
  ])('agree where nothing stands against them: %s', (said) => expect(accepts(said)).toBe(true));

  it.each([
    ...[
      'não aceito',
      'aceito?',
      'aceito se for sem fidelidade',
      'pode mandar o boleto',
      'ainda não, pode mandar',
    ],
    ...['aceito mas muda o dia', 'sim', 'ok', '👍', 'tudo certo', 'fechou a loja?', 'concordo com débito'],
  ])('agree to nothing beside a question, a denial or something else: %s', (said) =>
    expect(accepts(said)).toBe(false),
  );
});

it.each([
  'esse msm',
  'já falei, esse aqui mesmo',
  'põe esse do whats',
  'esse mesmo que eu tô falando',
  'pode ser esse',
])('the number that is written from is pointed at: %s', (said) => expect(saysThisNumber(said)).toBe(true));
