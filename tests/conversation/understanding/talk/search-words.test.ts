import { describe, expect, it } from 'vitest';
import { stemOf } from '../../../../src/brazil/stem-of.ts';
import { knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { sayings } from '../../../../src/content/knowledge/sayings/sayings.ts';
import { sameWords, stopWords } from '../../../../src/content/knowledge/search-words.ts';
import { searchKnowledge } from '../../../../src/conversation/understanding/knowledge/search-knowledge.ts';
import { plainOf } from '../../../../src/conversation/understanding/text/text.ts';

/** The values that occur more than once. */
const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('the synonyms of the search', () => {
  const words = sameWords.flatMap((line) => line.split(' '));

  it('hold every stem once: a second line would silently win, a second form does nothing', () =>
    expect(repeated(words.map(stemOf))).toEqual([]));

  it('hold no stop word, which is not looked for', () =>
    expect(words.filter((word) => stopWords.has(word))).toEqual([]));

  it('hold no line of one word, which has no synonym', () =>
    expect(sameWords.filter((line) => !line.includes(' '))).toEqual([]));

  it.each([
    ['como faço a devolução do modem?', 'devolver-o-modem'],
    ['tenho que devolver o aparelho?', 'devolver-o-modem'],
    ['devolvem o valor pago?', 'fatura-alta'],
    ['quero devolução do dinheiro', 'fatura-alta'],
  ])('tell giving a device back from getting money back: %s', (question, topic) =>
    expect(searchKnowledge(plainOf(question), true, []).sure?.id).toBe(topic),
  );
});

describe('the wordings of the topics', () => {
  const topics = [
    ...knowledge.map(({ id, question, wordings }) => ({ id, first: question, wordings })),
    ...sayings.map(({ id, means, wordings }) => ({ id, first: means, wordings })),
  ].map(({ id, first, wordings }) => ({ id, all: [first, ...wordings.split('|')].map(plainOf) }));

  it('stand once in their topic, whose question or phrase counts as a wording', () =>
    expect(topics.flatMap(({ id, all }) => repeated(all).map((wording) => `${id}: ${wording}`))).toEqual([]));

  it('stand in one topic only: in two, neither would be sure', () =>
    expect(repeated(topics.flatMap(({ all }) => [...new Set(all)]))).toEqual([]));
});
