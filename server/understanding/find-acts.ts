import { type Act, actOf } from './acts.ts';
import type { Message } from './message.ts';
import { oddsOfEach, oddsOfOne } from './model/classifier.ts';
import { featuresIn } from './model/features.ts';
import { type FoundSpan, findSpans } from './model/tagger.ts';
import type { Model } from './model/weights-file.ts';

/** An act that the model found, with its certainty from 0 to 1. */
export interface FoundAct extends Act {
  certainty: number;
  /** The words that tell its value. */
  span?: FoundSpan;
  /** Of a question, the topics that it may be about, the likeliest first. */
  topics?: readonly string[];
}

/** An act less likely than this is none. */
const likely = 0.5;

/** The acts of a message: the values that it tells in their order, and what it does besides. */
export function findActs(
  message: Message,
  { step, answered }: { step: string; answered: ReadonlySet<string> },
  model: Model,
): readonly FoundAct[] {
  const spans = findSpans(message, step, model.tagger);
  const told = spans.map((span): FoundAct => {
    // What is told anew is a correction, and what was never told is none, whatever the words sound like.
    const does = answered.has(span.field) ? 'correct' : 'inform';
    return { does, object: span.field, certainty: span.certainty, span };
  });
  const odds = oddsOfEach(model.acts, featuresIn(message, spans, { step, answered }));
  const found = odds.filter((one, at) => one.odds > likely || (at === 0 && told.length === 0));
  const besides = found.map(({ label, odds: certainty }): FoundAct => {
    if (label !== 'ask') return { ...actOf(label), certainty };
    const topics = oddsOfOne(model.topics, featuresIn(message, spans)).slice(0, 3);
    const [first] = topics;
    const object = first?.label ?? '?';
    return {
      does: 'ask',
      object,
      certainty: certainty * (first?.odds ?? 0),
      topics: topics.map((topic) => topic.label),
    };
  });
  return [...told, ...besides];
}
