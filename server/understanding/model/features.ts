import { stemOf } from '../../../src/brazil/stem-of.ts';
import type { Message } from '../message.ts';
import type { Span } from '../rows.ts';

/** Raised whenever a feature or the form of the file changes: weights of another version are refused. */
export const featureVersion = 6;

/** Features are numbered by their hash: two of them rarely share one of so many places. */
export const places = 2 ** 18;

const start = 0x811c9dc5;

const add = (hash: number, sign: number): number => Math.imul(hash ^ sign, 0x01000193);

function addText(before: number, text: string): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = add(hash, text.charCodeAt(at));
  return hash;
}

const folded = (hash: number): number => (hash ^ (hash >>> 18)) & (places - 1);

/** The place of a feature: FNV-1a, folded. A tag of templates, so that no text is put together to be hashed. */
export function placeOf(texts: TemplateStringsArray, ...values: readonly (string | number)[]): number {
  let hash = addText(start, texts[0] ?? '');
  for (let at = 0; at < values.length; at++)
    hash = addText(addText(hash, `${values[at]}`), texts[at + 1] ?? '');
  return folded(hash);
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

/** The places of the pieces of three to five signs, `~<cas`. */
function* piecesOf(word: string): Generator<number> {
  const whole = `<${word}>`;
  for (let from = 0; from + 3 <= whole.length; from++) {
    let hash = pieceMark;
    for (let at = from; at < Math.min(from + 5, whole.length); at++) {
      hash = add(hash, whole.charCodeAt(at));
      if (at > from + 1) yield folded(hash);
    }
  }
}

const pieceMark = addText(start, '~');

/** What a message meets: the open step, and the fields that have an answer. Topics are the same at every step. */
interface Place {
  step: string;
  answered: ReadonlySet<string>;
}

function* featuresOfPlace(words: readonly Word[], { step, answered }: Place): Generator<number> {
  const shapes = words.map(({ shape }) => shape);
  yield placeOf`step ${step}`;
  yield placeOf`long ${Math.min(8, shapes.length)} ${step}`;
  yield placeOf`first ${step} ${shapes.slice(0, 2).join(' ')}`;
  for (const { shape } of words.filter(isField)) {
    const age = answered.has(shape.slice(1, -1)) ? 'old' : 'new';
    yield placeOf`has ${age}`;
    yield placeOf`has ${age} ${shape}`;
    yield placeOf`has ${shape} ${step}`;
  }
  for (const { shape, kind } of words) {
    yield placeOf`${step} ${shape}`;
    if (kind !== '') yield placeOf`kind ${kind} ${step}`;
  }
}

/** A word beside those before it. */
function* featuresOfWord(words: readonly Word[], at: number): Generator<number> {
  const shapeAt = (place: number): string => words[place]?.shape ?? '^';
  const [shape, before] = [shapeAt(at), shapeAt(at - 1)];
  yield placeOf`${shape}`;
  yield placeOf`${before} ${shape}`;
  if (at + 1 === words.length) yield placeOf`${shape} $`;
  if (at < 2) return;
  yield placeOf`${shapeAt(at - 2)} … ${shape}`;
  yield placeOf`${shapeAt(at - 2)} ${before} ${shape}`;
}

/** Letters that people take for each other, as they are said, and two words as they are shortened: 'tá', 'vc'. */
const sounds: readonly (readonly [written: RegExp, sound: string])[] = [
  [/ch/g, 'x'],
  [/ss|sc|c(?=[ei])/g, 's'],
  [/(?<![lncs])h/g, ''],
  [/qu(?=[ei])|k/g, 'c'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/g(?=[ei])/g, 'j'],
  [/(.)\1/g, '$1'],
  [/^es(?=t)/, 't'],
  [/^vo?c[es]?$/, 'voce'],
];

const soundOf = (word: string): string =>
  sounds.reduce((left, [written, sound]) => left.replace(written, sound), word);

/** What words say, alone and beside each other, with the pieces of each word: a misspelt one shares most of them. */
function* featuresOfWords(words: readonly Word[]): Generator<number> {
  const bare = words.filter((word) => !isField(word) && !/^[,.!]$/.test(word.shape));
  yield placeOf`values ${words.filter(isField).length}`;
  yield placeOf`bare ${Math.min(6, bare.length)}`;
  if (bare.length <= 3) yield placeOf`all ${bare.map(({ shape }) => shape).join(' ')}`;
  const stems = words.map((word) => (isField(word) ? word.shape : soundOf(stemOf(word.shape))));
  for (const [at, word] of words.entries()) {
    yield* featuresOfWord(words, at);
    const { shape, kind } = word;
    if (kind !== '') {
      yield placeOf`kind ${kind}`;
      yield placeOf`kind ${words[at - 1]?.kind ?? '^'} ${kind}`;
    }
    if (shape.length > 3 && !isField(word)) yield* piecesOf(shape);
    yield placeOf`=${stems[at] ?? ''}`;
    yield placeOf`=${stems[at - 1] ?? '^'} ${stems[at] ?? ''}`;
  }
}

/** The places of the features of a message whose values are known, each once. */
export function featuresIn(message: Message, spans: readonly Span[], place?: Place): readonly number[] {
  const words = wordsOf(message, spans);
  const ofPlace = place === undefined ? [] : featuresOfPlace(words, place);
  return [...new Set([...featuresOfWords(words), ...ofPlace])];
}
