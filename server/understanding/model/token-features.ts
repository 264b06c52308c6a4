import type { Message } from '../message.ts';
import { placeOf, wordShape } from './features.ts';

/** What a token looks like: its length if a number, its capital if a word. */
function lookOf(text: string): string {
  if (/^\d/.test(text)) return `#${text.length}`;
  if (!/^\p{L}/u.test(text)) return 'sign';
  if (text.length > 1 && text === text.toUpperCase()) return 'AA';
  return text.slice(0, 1) === text.slice(0, 1).toLowerCase() ? 'a' : 'Aa';
}

/** Classes whose words say which field a value is of, wherever in the sentence: 'o número da casa eu botei 54 mas é 45'. */
const naming = new Set('account bank document email naming person phone plan quarter street unit'.split(' '));

/** The features of each token: its word, its neighbours, the words that name fields, its form, the step, its kind. */
export function tokenFeatures({ text, tokens }: Message, step: string): number[][] {
  const words = tokens.map(({ plain }) => wordShape(plain));
  const looks = tokens.map(({ from, to }) => lookOf(text.slice(from, to)));
  const names = tokens.map(({ kind, plain }) => plain.length > 1 && naming.has(kind));
  return tokens.map((_, at) => {
    const word = words[at] ?? '';
    const [before, after] = [words[at - 1] ?? '^', words[at + 1] ?? '$'];
    const look = looks[at] ?? '';
    const kind = tokens[at]?.kind ?? '';
    const named = words[names.slice(0, at).lastIndexOf(true)] ?? '^';
    const namedAfter = words[names.indexOf(true, at + 1)] ?? '$';
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
      placeOf`n ${named}`,
      placeOf`nl ${named} ${look}`,
      placeOf`na ${namedAfter} ${look}`,
      placeOf`p ${word.slice(0, 3)}`,
      placeOf`x ${word.slice(-3)}`,
      placeOf`x2 ${word.slice(-2)} ${look}`,
      placeOf`at ${Math.min(at, 3)} ${step}`,
      placeOf`end ${Math.min(words.length - at, 3)} ${step}`,
      ...words.slice(Math.max(0, at - 6), Math.max(0, at - 2)).map((earlier) => placeOf`u ${earlier}`),
    ];
  });
}
