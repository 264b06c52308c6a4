import { expect, it } from 'vitest';
import { isStorable } from '../../../src/dialogue/messages/follow-outcome.ts';

it.each([
  'sou ana@exemplo.com.br, e aí?',
  'meu número é 11 9 8765, pode?',
  'CPF ***.***.247-25?',
  'cpf 100 200 300 87 mega?',
  'agência 1234, serve?',
])('a question that may hold personal data is not to be stored: %s', (said) =>
  expect(isStorable(said)).toBe(false),
);

it.each([
  'tem fidelidade?',
  'quanto é o de 500 mega?',
  'o de 600 ou o de 700?',
  'tem de 1.000 mega por R$ 119,90?',
  'qual a diferença entre 600 mega e 1 giga?',
])('a question about a speed or a price is stored as it was written: %s', (said) =>
  expect(isStorable(said)).toBe(true),
);
