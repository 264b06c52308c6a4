import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entriesIn } from './site-texts.ts';

/** Lists and plans go into some of its sentences: they are held where they are said. */
const isSaidOfLists = (file: string): boolean =>
  /(conversation\/(plan-)?replies|screens\/plan-advice-sentence)\.ts$/.test(file);

const files = globSync('src/content/{steps,screens,conversation}/*.ts', { exclude: ['**/step-words.ts'] })
  .concat('src/content/field-errors.ts')
  .filter((file) => !isSaidOfLists(file));

describe('the tone of the words', () => {
  it.each(files)('the words in %s have no jargon and no exclamation marks', async (file) => {
    const module: object = await import(/* @vite-ignore */ `../../${file}`);
    const texts = entriesIn({ ...module }).map(([, text]) => text);
    expect(texts).not.toEqual([]);
    for (const text of texts) {
      expect(text).not.toMatch(/\b(lead|sku|dacc|undefined|NaN)\b/i);
      expect(text.replace(/^Oi!/, '')).not.toMatch(/!/);
      expect(text).toBe(text.trim());
    }
  });
});
