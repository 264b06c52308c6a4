import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every text of a module, those that its functions give included. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    // A sentence is made of texts and numbers, or of a list of texts.
    try {
      return textsIn(value('1', 1, '1'));
    } catch {
      return textsIn(value(['1'], 1, '1'));
    }
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** Lists and plans go into some of its sentences: they are held where they are said. */
const isSaidOfLists = (file: string): boolean =>
  /(conversation\/(plan-)?replies|screens\/plan-advice-sentence)\.ts$/.test(file);

const files = globSync('src/content/{steps,screens,conversation}/*.ts', { exclude: ['**/step-words.ts'] })
  .concat('src/content/field-errors.ts')
  .filter((file) => !isSaidOfLists(file));

describe('the tone of the words', () => {
  it.each(files)('the words in %s have no jargon and no exclamation marks', async (file) => {
    const texts = textsIn(await import(/* @vite-ignore */ `../../${file}`));
    expect(texts).not.toEqual([]);
    for (const text of texts) {
      expect(text).not.toMatch(/\b(lead|sku|dacc|undefined|NaN)\b/i);
      expect(text.replace(/^Oi!/, '')).not.toMatch(/!/);
      expect(text).toBe(text.trim());
    }
  });
});
