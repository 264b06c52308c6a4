import { inPortuguese } from '../../../content/conversation/other-languages.ts';
import { type Text, wordsOf } from '../text/text.ts';
import type { Tone } from './tone.ts';

const phrases = (lines: readonly string[]): (readonly [string, string])[] =>
  lines
    .flatMap((line) => {
      const [said = '', meant = ''] = line.split('=');
      return said.split('|').map((phrase) => [phrase, meant] as const);
    })
    .toSorted(([one], [other]) => other.length - one.length);

/** Translates the known words of a question in another language; a Portuguese message stays as it is. */
export function asInPortuguese(text: Text, tone: Tone | null): Text {
  if (tone !== 'english' && tone !== 'spanish') return text;
  const said = ` ${wordsOf(text.plain).join(' ')} `;
  const meant = phrases(inPortuguese[tone]).reduce(
    (words, [phrase, as]) => words.replace(` ${phrase} `, ` ${as} `),
    said,
  );
  if (meant === said) return text;
  const words = `${meant.trim()}${text.plain.includes('?') ? '?' : ''}`;
  return { shown: words, plain: words };
}
