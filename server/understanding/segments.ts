import type { Token } from './message.ts';
import { type Classifier, classify, type Odds } from './model/classifier.ts';
import { featuresIn } from './model/features.ts';

/** A stretch of a message that does one thing. */
export interface Segment {
  tokens: readonly Token[];
  odds: readonly Odds[];
}

/** What a further segment costs: without it every word would be a thought of its own. */
const price = 0.35;

/** The label of words that do more than one thing: no segment has it, and whatever is likely to be it is parted. */
export const severalActs = '+';

type Best = { score: number; segments: readonly Segment[] };

/** Joins clauses to the stretches whose acts are surest in all. */
export function segmentsOf(
  clauses: readonly (readonly Token[])[],
  step: string,
  model: Classifier,
): readonly Segment[] {
  const best: Best[] = [{ score: 0, segments: [] }];
  for (let to = 1; to <= clauses.length; to++) {
    let found: Best | null = null;
    for (let from = 0; from < to; from++) {
      const tokens = clauses.slice(from, to).flat();
      const odds = classify(model, featuresIn(tokens, step)).filter(({ label }) => label !== severalActs);
      const before = best[from];
      if (before === undefined) continue;
      const score = before.score + Math.log(odds[0]?.odds ?? 1e-9) - price;
      if (found === null || score > found.score)
        found = { score, segments: [...before.segments, { tokens, odds }] };
    }
    if (found !== null) best.push(found);
  }
  return best.at(-1)?.segments ?? [];
}
