import type { Marked } from '../understanding/create-reader.ts';
import { judgeWords } from './judge-words.ts';
import { plainOf } from './known-words.ts';
import { type MaskedWord, maskOf } from './masked-words.ts';

/** A sentence without what it tells of a person. */
export interface MaskedSentence {
  words: readonly MaskedWord[];
  /** Its rare words, in place of which `words` has their hashes, by hash. */
  rare: ReadonlyMap<string, string>;
  /** Whether anything of it can be read. */
  isReadable: boolean;
}

/** Masks a sentence by the values that the model marks in it, and by the list of words that are nobody's. */
export function maskSentence(
  { text, spans }: Pick<Marked, 'text' | 'spans'>,
  hashOf: (word: string) => string,
): MaskedSentence {
  const rare = new Map<string, string>();
  const found = [...text.replace(/[[\]()…~]/g, ' ').matchAll(/\S+/g)].map(({ 0: typed, index }) => {
    const word = typed.replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
    const ends = typed.slice(word.length);
    const field = spans.find(({ from, to }) => index < to && index + word.length > from)?.field;
    return { typed, word, ends, field };
  });
  // What words say that are nobody's is judged word by word.
  const isValue = found.map(({ field }) => field !== undefined && maskOf(field) !== null);
  const verdicts = judgeWords(
    found.map(({ typed }) => typed),
    isValue,
  );
  const words = found.map(({ word, ends, field }, index): MaskedWord => {
    if (isValue[index]) return { kind: 'value', text: field ?? '', ends };
    const verdict = verdicts[index];
    const mark = field;
    if (verdict === 'stands') return { kind: 'word', text: word, ends, mark };
    if (verdict === 'number') return { kind: 'value', text: 'digits', ends, mark };
    if (verdict !== 'rare') return { kind: 'gap', text: '', ends, mark };
    const letters = word.toLowerCase().replace(/[^\p{L}-]/gu, '');
    const hash = hashOf(plainOf(letters));
    rare.set(hash, letters);
    return { kind: 'rare', text: hash, ends, mark };
  });
  // A value, or a gap, of several words is one.
  const masked = words.filter(({ kind, text: told, ends }, index) => {
    const next = words[index + 1];
    const isSame = (kind === 'value' || kind === 'gap') && next?.kind === kind && next.text === told;
    return !isSame || ends !== '';
  });
  const isReadable = masked.some(
    ({ kind, text: word }) => kind === 'value' || (kind === 'word' && /\p{L}{2}/u.test(word)),
  );
  return { words: masked, rare, isReadable };
}
