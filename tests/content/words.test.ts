import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepBubbles } from '../../src/content/step-bubbles.ts';
import { stepTitles } from '../../src/content/step-titles.ts';
import { steps } from '../../src/funnel/steps.ts';

/** Every text of a module, those that its functions give included. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value('1', 1, '1'));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** Lists and plans go into some of its sentences: they are held where they are said. */
const isSaidOfLists = (file: string): boolean => file.endsWith('conversation/replies.ts');

const files = globSync('src/content/{steps,screens,conversation}/*.ts')
  .concat(
    'src/content/first-titles.ts',
    'src/content/special-titles.ts',
    'src/content/step-titles.ts',
    'src/content/step-bubbles.ts',
    'src/content/field-errors.ts',
  )
  .filter((file) => !isSaidOfLists(file));

describe('every step has its words', () => {
  it.each(Object.keys(steps))('%s', (id) => {
    expect(Object.keys(stepTitles)).toContain(id);
    expect(Object.keys(stepBubbles)).toContain(id);
  });
});

describe('the voice', () => {
  it.each(files)('%s', async (file) => {
    const texts = textsIn(await import(/* @vite-ignore */ `../../${file}`));
    expect(texts).not.toEqual([]);
    for (const text of texts) {
      expect(text).not.toMatch(/\b(lead|sku|dacc|undefined|NaN)\b/i);
      expect(text.replace(/^Oi!/, '')).not.toMatch(/!/);
      expect(text).toBe(text.trim());
    }
  });
});
