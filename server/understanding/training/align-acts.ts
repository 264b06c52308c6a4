import { labelOf, tellsValue } from '../acts.ts';
import { clausesOf } from '../clauses.ts';
import type { Message, Token } from '../message.ts';
import { type Classifier, classify } from '../model/classifier.ts';
import { featuresIn } from '../model/features.ts';
import type { Row } from '../rows.ts';
import { severalActs } from '../segments.ts';
import type { Example } from './train-classifier.ts';

/** The labels of a row in order; values that stand beside each other are one act of telling. */
function labelsOf({ acts, spans }: Row): string[] {
  const labels = acts.map((act) =>
    act.does === 'ask' || (tellsValue(act) && spans.some(({ field }) => field === act.object))
      ? act.does
      : labelOf(act),
  );
  return labels.filter((label, at) => label !== labels[at - 1]);
}

/** A row with its message taken apart. */
export interface TaughtRow extends Row {
  message: Message;
}

interface Best {
  score: number;
  examples: readonly Example[];
}

const example = (tokens: readonly Token[], step: string, label: string): Example => ({
  features: featuresIn(tokens, step),
  label,
});

/** The score of an example that the model holds impossible. */
const floor = 1e-6;

/** By the number of clauses that are taken, the best ways to go on with a further label. */
function taking(
  reached: ReadonlyMap<number, Best>,
  clauses: readonly (readonly Token[])[],
  ends: readonly number[],
  label: string,
  { step, model }: { step: string; model: Classifier },
): Map<number, Best> {
  const next = new Map<number, Best>();
  const ways = [...reached].flatMap(([from, before]) =>
    ends.filter((to) => to > from).map((to) => ({ from, to, before })),
  );
  for (const { from, to, before } of ways) {
    const one = example(clauses.slice(from, to).flat(), step, label);
    const odds = classify(model, one.features).find((odd) => odd.label === label)?.odds ?? 0;
    const score = before.score + Math.log(odds + floor);
    if (score > (next.get(to)?.score ?? Number.NEGATIVE_INFINITY))
      next.set(to, { score, examples: [...before.examples, one] });
  }
  return next;
}

/**
 * Finds which clauses of a message do which of its acts, as the model so far thinks likeliest: rows name the acts in
 * their order and not their places. The whole of a message with several acts is an example of those.
 */
export function alignActs(row: TaughtRow, model: Classifier | null): readonly Example[] {
  const { message } = row;
  const labels = labelsOf(row);
  const clauses = clausesOf(message);
  const [only] = labels;
  if (labels.length === 1 && only !== undefined) return [example(message.tokens, row.step, only)];
  const whole = example(message.tokens, row.step, severalActs);
  if (model === null || clauses.length < labels.length) return [whole];
  let reached: ReadonlyMap<number, Best> = new Map([[0, { score: 0, examples: [] }]]);
  for (const [at, label] of labels.entries()) {
    const left = labels.length - at - 1;
    const last = clauses.length - left;
    const ends = left === 0 ? [last] : [...clauses.keys()].slice(1, last + 1);
    reached = taking(reached, clauses, ends, label, { step: row.step, model });
  }
  return [whole, ...(reached.get(clauses.length)?.examples ?? [])];
}
