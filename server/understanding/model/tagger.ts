import type { Message, Token } from '../message.ts';
import type { Span } from '../rows.ts';
import { type Chain, chancesOf } from './chain.ts';
import { type Convolutions, scoresOf } from './convolutions.ts';
import { addScores, type Table } from './table.ts';
import { tokenFeatures } from './token-features.ts';

/** Marks the values of a message: a linear chain over `O`, `B-field` and `I-field` (a conditional random field). */
export interface Tagger {
  readonly tags: readonly string[];
  readonly table: Table;
  readonly factors: Chain['factors'];
  readonly convolutions: Convolutions;
}

/** A value that the words tell, with its certainty from 0 to 1. */
export interface FoundSpan extends Span {
  certainty: number;
}

/** The place of the likeliest of `size` chances. */
function likeliest(chances: Float64Array, first: number, size: number): number {
  let best = first;
  for (let at = first; at < first + size; at++) if ((chances[at] ?? 0) > (chances[best] ?? 0)) best = at;
  return best;
}

/** Of what one tagger alone marks nothing is surer: it waits for a yes. */
const unshared = 0.7;

/** The likeliest tag of each word by all words around, as sure as the less sure of both taggers; the chances by those near it. */
function chancesBy({ tags: { length: size }, table, factors, convolutions }: Tagger, words: number[][]) {
  const emissions = new Float64Array(words.length * size);
  for (const [at, features] of words.entries()) addScores(table, features, emissions, at * size);
  const near = chancesOf({ size, emissions, factors });
  const chances = chancesOf({
    ...{ size, emissions: scoresOf(words, convolutions, size), factors: convolutions.factors },
  });
  const certain = words.map((_, at) => {
    const best = likeliest(chances, at * size, size);
    const other = likeliest(near, at * size, size) === best ? (near[best] ?? 0) : unshared;
    return { best: best - at * size, certainty: Math.min(chances[best] ?? 0, other) };
  });
  return { near, certain };
}

/** The values that a message tells, and of any other field the words that most likely tell it. */
export interface FoundSpans {
  spans: readonly FoundSpan[];
  faintOf: (field: string) => FoundSpan | null;
}

/** Words less likely than this tell a field no more, nor those that are so much less likely than the likeliest. */
const faint = 0.08;
const share = 0.25;

/** The values that the words of a message tell: of each word its likeliest tag. */
export function findSpans(message: Message, step: string, tagger: Tagger): FoundSpans {
  const { tags } = tagger;
  const { length: size } = tags;
  const { near, certain } = chancesBy(tagger, tokenFeatures(message, step));
  const spans: FoundSpan[] = [];
  let before = 'O';
  for (const [at, token] of message.tokens.entries()) {
    const { best = 0, certainty = 0 } = certain[at] ?? {};
    const tag = tags[best] ?? 'O';
    const [last, field] = [spans.at(-1), tag.slice(2)];
    const goesOn = tag.startsWith('I-') && before.slice(2) === field;
    before = tag;
    if (tag === 'O') continue;
    if (goesOn && last !== undefined) {
      last.to = token.to;
      last.certainty = Math.min(last.certainty, certainty);
    } else spans.push({ from: token.from, to: token.to, field, certainty });
  }
  const faintOf = (field: string): FoundSpan | null => {
    const tag = tags.indexOf(`B-${field}`);
    const odds = message.tokens.map(({ from, to }, at) => {
      const isTaken = spans.some((span) => from < span.to && to > span.from);
      const first = at * size + tag;
      return isTaken || tag < 0 ? 0 : (near[first] ?? 0) + (near[first + 1] ?? 0);
    });
    const certainty = Math.max(...odds);
    if (!(certainty > faint)) return null;
    const peak = odds.indexOf(certainty);
    const isLow = (one: number): boolean => one < certainty * share;
    const before = odds.slice(0, peak).findLastIndex(isLow);
    const behind = odds.slice(peak).findIndex(isLow);
    const first = message.tokens[before + 1];
    const last = message.tokens[behind < 0 ? odds.length - 1 : peak + behind - 1];
    return first && last ? { from: first.from, to: last.to, field, certainty } : null;
  };
  return { spans, faintOf };
}

export function tagsOf(spans: readonly Span[], tokens: readonly Token[]): string[] {
  return tokens.map(({ from, to }, at) => {
    const span = spans.find((one) => from < one.to && to > one.from);
    if (span === undefined) return 'O';
    const before = tokens[at - 1];
    return `${before === undefined || before.to <= span.from ? 'B' : 'I'}-${span.field}`;
  });
}
