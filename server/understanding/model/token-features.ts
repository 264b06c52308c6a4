import type { Message } from '../message.ts';
import { placeOf, wordShape } from './features.ts';

/** What a token looks like: its length if a number, its capital if a word. */
function lookOf(text: string): string {
  if (/^\d/.test(text)) return `#${text.length}`;
  if (!/^\p{L}/u.test(text)) return 'sign';
  if (text.length > 1 && text === text.toUpperCase()) return 'AA';
  return text.slice(0, 1) === text.slice(0, 1).toLowerCase() ? 'a' : 'Aa';
}

/** The features of each token: its word, its neighbours, its form, the step, and what it may be by a grammar. */
export function tokenFeatures({ text, tokens }: Message, step: string): number[][] {
  const words = tokens.map(({ plain }) => wordShape(plain));
  const looks = tokens.map(({ from, to }) => lookOf(text.slice(from, to)));
  return tokens.map((_, at) => {
    const word = words[at] ?? '';
    const [before, after] = [words[at - 1] ?? '^', words[at + 1] ?? '$'];
    const look = looks[at] ?? '';
    const kind = tokens[at]?.kind ?? '';
    return [
      placeOf`w ${word}`,
      placeOf`s ${step}`,
      placeOf`sw ${step} ${word}`,
      placeOf`sl ${step} ${look}`,
      placeOf`sk ${step} ${kind}`,
      placeOf`k ${kind} ${tokens[at - 1]?.kind ?? ''} ${tokens[at + 1]?.kind ?? ''}`,
      placeOf`l ${looks[at - 1] ?? ''} ${look} ${looks[at + 1] ?? ''}`,
      placeOf`b ${before}`,
      placeOf`a ${after}`,
      placeOf`bw ${before} ${word}`,
      placeOf`wa ${word} ${after}`,
      placeOf`bb ${words[at - 2] ?? '^'} ${before}`,
      placeOf`bbb ${words[at - 3] ?? '^'}`,
      placeOf`aa ${after} ${words[at + 2] ?? '$'}`,
      placeOf`sb ${step} ${before}`,
      placeOf`p ${word.slice(0, 3)}`,
      placeOf`x ${word.slice(-3)}`,
      placeOf`x2 ${word.slice(-2)} ${look}`,
      placeOf`at ${Math.min(at, 3)} ${step}`,
      placeOf`end ${Math.min(words.length - at, 3)} ${step}`,
    ];
  });
}
