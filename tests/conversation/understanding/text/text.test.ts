import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainOf, textOf, wordsOf } from '../../../../src/conversation/understanding/text/text.ts';

describe('the words of a text', () => {
  const scripts = 'aZçãéüñøßžğőłАяعبגד漢字かカ한ไทย09 ,.;:!?()/@+_-–“”‘’•…€¿¡';

  it('are what Unicode calls letters, marks and numbers, whatever the script', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...scripts)), (characters) => {
        const text = characters.join('').normalize('NFC');
        expect(wordsOf(text)).toEqual(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
      }),
    ));

  it('are as long plain as they are shown', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const { shown, plain } = textOf(typed);
        expect(plain).toHaveLength(shown.length);
        expect(plainOf(plain)).toBe(plain);
      }),
    ));
});
