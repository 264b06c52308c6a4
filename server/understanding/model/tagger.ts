import type { Token } from '../message.ts';
import type { Span } from '../rows.ts';

/** Weights by feature and by the tag before: an averaged perceptron over `O`, `B-field` and `I-field`. */
export interface Tagger {
  readonly tags: readonly string[];
  readonly byFeature: ReadonlyMap<number, readonly (readonly [tag: number, weight: number])[]>;
  /** `[before][tag]`; the last row is the beginning of the message. */
  readonly transitions: readonly (readonly number[])[];
}

/** An `I` follows its own `B` or `I` alone. */
const mayFollow = (before: string | undefined, tag: string): boolean =>
  !tag.startsWith('I-') || (before !== undefined && before.slice(2) === tag.slice(2) && before !== 'O');

export function emissionsOf({ tags, byFeature }: Tagger, features: readonly number[]): Float64Array {
  const scores = new Float64Array(tags.length);
  for (const feature of features)
    for (const [tag, weight] of byFeature.get(feature) ?? []) scores[tag] = (scores[tag] ?? 0) + weight;
  return scores;
}

/** The best sequence of tags (Viterbi). */
export function bestTags(
  tags: readonly string[],
  emissions: readonly Float64Array[],
  transition: (before: number, tag: number) => number,
): number[] {
  const start = tags.length;
  let scores = tags.map((tag, at) =>
    mayFollow(undefined, tag) ? (emissions[0]?.[at] ?? 0) + transition(start, at) : Number.NEGATIVE_INFINITY,
  );
  const ways: number[][] = [];
  for (const emission of emissions.slice(1)) {
    const way: number[] = [];
    scores = tags.map((tag, at) => {
      let best = Number.NEGATIVE_INFINITY;
      for (const [before, score] of scores.entries()) {
        if (!mayFollow(tags[before], tag)) continue;
        const sum = score + transition(before, at);
        if (sum > best) {
          best = sum;
          way[at] = before;
        }
      }
      return best + (emission[at] ?? 0);
    });
    ways.push(way);
  }
  const path = [scores.indexOf(Math.max(...scores))];
  for (const way of ways.toReversed()) path.unshift(way[path[0] ?? 0] ?? 0);
  return emissions.length === 0 ? [] : path;
}

/** The runs of tags as places in the message. */
export function spansOf(tags: readonly string[], tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (const [at, tag] of tags.entries()) {
    const token = tokens[at];
    const last = spans.at(-1);
    if (token === undefined || tag === 'O') continue;
    if (tag.startsWith('I-') && last !== undefined) last.to = token.to;
    else spans.push({ from: token.from, to: token.to, field: tag.slice(2) });
  }
  return spans;
}

/** The tags of the tokens that the spans cover. */
export function tagsOf(spans: readonly Span[], tokens: readonly Token[]): string[] {
  return tokens.map(({ from, to }, at) => {
    const span = spans.find((one) => from < one.to && to > one.from);
    if (span === undefined) return 'O';
    const before = tokens[at - 1];
    return `${before === undefined || before.to <= span.from ? 'B' : 'I'}-${span.field}`;
  });
}
