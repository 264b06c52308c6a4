import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { searchKnowledge } from '../../../../src/conversation/understanding/knowledge/search-knowledge.ts';
import { plainOf, wordsOf } from '../../../../src/conversation/understanding/text/text.ts';

const sureOf = (text: string) => searchKnowledge(plainOf(text), true, []).sure?.id ?? null;

const known = new Set(
  knowledge.flatMap(({ question, wordings }) => wordsOf(plainOf(`${question} ${wordings}`))),
);

/** A word with no beginning that any known word has: no slip, no other form of one. */
const unknownWord = fc
  .stringMatching(/^[zxkw][aeiou][vjgz][aeiou][bdgz][ao]$/)
  .filter((word) => ![...known].some((one) => one.slice(0, 3) === word.slice(0, 3)));

describe('a brief question about something that the shop knows nothing of', () => {
  it.each([
    'vocês vendem bicicleta?',
    'o foguete é roxo?',
    'vcs vendem geladeira',
    'quanto custa um carro?',
    'tem seguro de vida?',
    'como cancelo minha academia?',
  ])('is answered as none that is known: %s', (text) => expect(sureOf(text)).toBeNull());

  it('is told from one about the shop by that one word', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(
          'vocês vendem',
          'vocês têm',
          'quanto custa',
          'qual o preço da',
          'onde compro',
          'como cancelo',
        ),
        unknownWord,
        (asks, word) => {
          expect(sureOf(`${asks} ${word}?`), word).toBeNull();
        },
      ),
      { numRuns: 200 },
    ));
});

describe('whether a town is reached', () => {
  it('is asked of any town, known or not', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('vocês atendem em', 'tem em', 'a fibra já chega em', 'vcs atende aí em', 'pega em'),
        fc.constantFrom('', 'são ', 'nova ', 'santa '),
        unknownWord,
        fc.constantFrom('', ' mg', ' do sul'),
        (asks, saint, name, state) => {
          expect(sureOf(`${asks} ${saint}${name}${state}?`)).toBe('cobertura');
        },
      ),
      { numRuns: 200 },
    ));

  it.each([
    'aqui na vila nova já tem fibra?',
    'chega no jardim américa?',
    'no bairro são josé vocês atendem?',
  ])('is asked of a quarter: %s', (text) => expect(sureOf(text)).toBe('cobertura'));

  it.each(['vocês instalam em prédio?', 'instalam em quantos dias?'])('is not what %s asks', (text) =>
    expect(sureOf(text)).not.toBe('cobertura'),
  );
});
