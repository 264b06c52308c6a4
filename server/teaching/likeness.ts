import { stemOf } from '../../src/brazil/stem-of.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import { kindOf, plainOf } from './known-words.ts';
import type { MaskedWord } from './masked-words.ts';

/** Function words that make another question of the same words. */
const telling: Readonly<Record<string, string>> = {
  ...{
    quando: 'quando',
    onde: 'onde',
    aonde: 'onde',
    quem: 'quem',
    como: 'como',
    porque: 'porque',
    pq: 'porque',
  },
  ...{ quanto: 'quanto', quantos: 'quanto', quantas: 'quanto', nao: 'nao', n: 'nao', nem: 'nao', sem: 'sem' },
};

/** Sentences with as large a share of their stems in common are about the same. */
export const leastLikeness = 0.7;

/** Also short words: 'furar' and 'furam'. */
const shortStem = (word: string): string => stemOf(word).replace(/(?<=^...|..[^aeiou])[aeiou]+[rms]?$/, '');

/**
 * What a masked sentence is compared by: the stems of its words, without those that only link them. Sentences that ask
 * when have no stem in common with those that ask where.
 */
export function stemsOf(words: readonly MaskedWord[]): readonly string[] {
  const parts = words.flatMap(({ kind, text }) =>
    kind === 'word'
      ? plainOf(text)
          .split(/[^a-z]+/)
          .filter((part) => part !== '')
      : [],
  );
  const asks = [...new Set(parts.flatMap((part) => lookUp(telling, part) ?? []))].toSorted().join('+');
  const values = words.flatMap(({ kind, text }) => (kind === 'value' || kind === 'rare' ? `[${text}]` : []));
  const bare = parts.filter((part) => kindOf(part) !== 'linking').map(shortStem);
  const stems = bare.length + values.length > 0 ? [...bare, ...values] : parts;
  return [...new Set(stems.map((stem) => `${asks} ${stem}`.trim()))].toSorted();
}
