import type { Token } from '../message.ts';

/** Raised whenever a feature is added, changed or dropped: weights of another version are refused. */
export const featureVersion = 2;

/** Features are numbered by their hash: two of them rarely share one of so many places. */
const places = 2 ** 18;

/** FNV-1a, folded. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 18)) & (places - 1);
}

/** Numbers by their length: which digits they have says nothing about what is meant. */
export const wordShape = (plain: string): string =>
  /^\d/.test(plain) ? `#${Math.min(plain.length, 9)}` : plain.replace(/(.)\1{2,}/g, '$1$1');

function* piecesOf(word: string): Generator<string> {
  const whole = `<${word}>`;
  for (const size of [3, 4, 5])
    for (let from = 0; from + size <= whole.length; from++) yield whole.slice(from, from + size);
}

/** What words say, alone and in pairs, with the pieces of each word: a misspelt one shares most of them. */
function* featuresOf(tokens: readonly Token[], step: string): Generator<string> {
  const words = tokens.map(({ plain }) => wordShape(plain));
  yield `step ${step}`;
  yield `long ${Math.min(8, words.length)} ${step}`;
  for (const [at, word] of words.entries()) {
    yield word;
    yield `${step} ${word}`;
    yield `${words[at - 1] ?? '^'} ${word}`;
    if (at + 1 === words.length) yield `${word} $`;
    if (at >= 2) yield `${words[at - 2]} … ${word}`;
    const kind = tokens[at]?.kind ?? '';
    if (kind !== '') {
      yield `kind ${kind}`;
      yield `kind ${kind} ${step}`;
      yield `kind ${tokens[at - 1]?.kind ?? '^'} ${kind}`;
    }
    if (word.length > 3) for (const piece of piecesOf(word)) yield `~${piece}`;
  }
  yield `first ${step} ${words.slice(0, 2).join(' ')}`;
}

/** The places of all features, each once. */
export const featuresIn = (tokens: readonly Token[], step = ''): readonly number[] => [
  ...new Set([...featuresOf(tokens, step)].map(placeOf)),
];
