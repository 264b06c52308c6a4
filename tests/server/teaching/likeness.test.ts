import { describe, expect, it } from 'vitest';
import { leastLikeness, stemsOf } from '../../../server/teaching/likeness.ts';
import { maskSentence } from '../../../server/teaching/mask-sentence.ts';

const stems = (text: string) =>
  new Set(stemsOf(maskSentence({ text, spans: [] }, (word) => `hash-of-${word}`).words));

const areAlike = (one: string, other: string): boolean => {
  const [first, second] = [stems(one), stems(other)];
  return (
    (2 * [...first].filter((stem) => second.has(stem)).length) / (first.size + second.size) >= leastLikeness
  );
};

describe('the likeness of sentences', () => {
  it.each([
    ['vocês furam a parede?', 'precisa furar a parede'],
    ['tem ponto extra?', 'queria saber se vcs têm ponto extra pra sala'],
    ['quanto custa a instalação', 'a instalação custa quanto?'],
    ['posso levar o modem pra praia', 'da pra levar modem na praia??'],
    ['nao quero taxa de instalação', 'não quero pagar a taxa de instalação'],
    ['instalam o wififone?', 'vocês instalam wififone'],
    ['e aí', 'E AI'],
  ])('"%s" and "%s" are alike', (one, other) => expect(areAlike(one, other)).toBe(true));

  it.each([
    ['vocês furam a parede?', 'vocês pintam a parede?'],
    ['quando vocês instalam?', 'como vocês instalam?'],
    ['quero taxa', 'não quero taxa'],
    ['tem instalação grátis', 'instalação demora'],
    ['como pago a fatura vencida', 'como pago a fatura adiantada'],
    ['instalam o wififone?', 'instalam o gugufone?'],
    ['posso trocar o modem de lugar', 'posso trocar a televisão de lugar'],
  ])('"%s" and "%s" are not alike', (one, other) => expect(areAlike(one, other)).toBe(false));
});
