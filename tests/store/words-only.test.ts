import { describe, expect, it } from 'vitest';
import { wordsOnly } from '../../src/store/words-only.ts';

const answers = { name: 'Ana de Souza Lima', mothers_name: 'Maria Lima' };

describe('the words of a message', () => {
  it.each([
    ['vocês furam a parede?', 'vocês furam a parede?'],
    ['meu cpf é 529.982.247-25, serve?', 'meu cpf é serve?'],
    ['mande para ana.souza@exemplo.com.br por favor', 'mande para por favor'],
    ['liga no (11) 98765-4321 à tarde', 'liga no à tarde'],
    ['sou a Ana Souza, filha da MARIA', 'sou a … … filha da …'],
    ['de que cor é o modem?', 'de que cor é o modem?'],
    ['m**** 5B', ''],
  ])('%s leaves as: %s', (said, words) => expect(wordsOnly(said, answers)).toBe(words));

  it('are short', () => expect(wordsOnly('a '.repeat(400), {}).length).toBeLessThanOrEqual(160));
});
