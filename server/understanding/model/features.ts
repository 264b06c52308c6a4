import type { Message } from '../message.ts';
import type { Span } from '../rows.ts';

/** Raised whenever a feature is added, changed or dropped: weights of another version are refused. */
export const featureVersion = 3;

/** Features are numbered by their hash: two of them rarely share one of so many places. */
export const places = 2 ** 18;

/** FNV-1a, folded. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 18)) & (places - 1);
}

/** Numbers by their length: which digits they have says nothing about what is meant. */
export const wordShape = (plain: string): string =>
  /^\d/.test(plain) ? `#${Math.min(plain.length, 9)}` : plain.replace(/(.)\1{2,}/g, '$1$1');

/** A word, or the field of a value in place of its words: which value is told says nothing about what is done. */
interface Word {
  shape: string;
  kind: string;
}

const isField = ({ shape }: Word): boolean => shape.startsWith('<');

function wordsOf({ tokens }: Message, spans: readonly Span[]): Word[] {
  const words: Word[] = [];
  let before: Span | undefined;
  for (const { from, to, plain, kind } of tokens) {
    const span = spans.find((one) => from < one.to && to > one.from);
    if (span === undefined) words.push({ shape: wordShape(plain), kind });
    else if (span !== before) words.push({ shape: `<${span.field}>`, kind: '' });
    before = span;
  }
  return words;
}

function* piecesOf(word: string): Generator<string> {
  const whole = `<${word}>`;
  for (const size of [3, 4, 5])
    for (let from = 0; from + size <= whole.length; from++) yield whole.slice(from, from + size);
}

/** What a message meets: the open step, and the fields that have an answer. Topics are the same at every step. */
interface Place {
  step: string;
  answered: ReadonlySet<string>;
}

function* featuresOfPlace(words: readonly Word[], { step, answered }: Place): Generator<string> {
  const shapes = words.map(({ shape }) => shape);
  yield `step ${step}`;
  yield `long ${Math.min(8, shapes.length)} ${step}`;
  yield `first ${step} ${shapes.slice(0, 2).join(' ')}`;
  for (const { shape } of words.filter(isField)) {
    const age = answered.has(shape.slice(1, -1)) ? 'old' : 'new';
    yield `has ${age}`;
    yield `has ${age} ${shape}`;
    yield `has ${shape} ${step}`;
  }
  for (const { shape, kind } of words) {
    yield `${step} ${shape}`;
    if (kind !== '') yield `kind ${kind} ${step}`;
  }
}

/** A word beside those before it. */
function* featuresOfWord(words: readonly Word[], at: number): Generator<string> {
  const shapeAt = (place: number): string => words[place]?.shape ?? '^';
  const [shape, before] = [shapeAt(at), shapeAt(at - 1)];
  yield shape;
  yield `${before} ${shape}`;
  if (at + 1 === words.length) yield `${shape} $`;
  if (at < 2) return;
  yield `${shapeAt(at - 2)} … ${shape}`;
  yield `${shapeAt(at - 2)} ${before} ${shape}`;
}

/** What words say, alone and beside each other, with the pieces of each word: a misspelt one shares most of them. */
function* featuresOfWords(words: readonly Word[]): Generator<string> {
  const bare = words.filter((word) => !isField(word) && !/^[,.!]$/.test(word.shape));
  yield `values ${words.filter(isField).length}`;
  yield `bare ${Math.min(6, bare.length)}`;
  if (bare.length <= 3) yield `all ${bare.map(({ shape }) => shape).join(' ')}`;
  for (const [at, word] of words.entries()) {
    yield* featuresOfWord(words, at);
    const { shape, kind } = word;
    if (kind !== '') {
      yield `kind ${kind}`;
      yield `kind ${words[at - 1]?.kind ?? '^'} ${kind}`;
    }
    if (shape.length > 3 && !isField(word)) for (const piece of piecesOf(shape)) yield `~${piece}`;
  }
}

/** The places of the features of a message whose values are known, each once. */
export function featuresIn(message: Message, spans: readonly Span[], place?: Place): readonly number[] {
  const words = wordsOf(message, spans);
  const ofPlace = place === undefined ? [] : featuresOfPlace(words, place);
  return [...new Set([...featuresOfWords(words), ...ofPlace].map(placeOf))];
}
