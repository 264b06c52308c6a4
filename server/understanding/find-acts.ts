import { type Act, actOf, tellsValue } from './acts.ts';
import { clausesOf } from './clauses.ts';
import type { Message } from './message.ts';
import { classify } from './model/classifier.ts';
import { featuresIn } from './model/features.ts';
import { bestTags, emissionsOf, spansOf } from './model/tagger.ts';
import { tokenFeatures } from './model/token-features.ts';
import type { Model } from './model/weights-file.ts';
import type { Span } from './rows.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** An act that the model found, with its certainty from 0 to 1. */
export interface FoundAct extends Act {
  certainty: number;
  /** The words that tell its value. */
  span?: Span;
  /** Of a question, the topics that it may be about, the likeliest first. */
  topics?: readonly string[];
}

/** The values that the words of a message may tell, by the trained tagger. */
export function findSpans(message: Message, step: string, model: Model): readonly Span[] {
  const { tagger } = model;
  const features = tokenFeatures(message, step);
  const emissions = features.map((one) => emissionsOf(tagger, one));
  const tags = bestTags(tagger.tags, emissions, (before, tag) => tagger.transitions[before]?.[tag] ?? 0);
  return spansOf(
    tags.map((tag) => tagger.tags[tag] ?? 'O'),
    message.tokens,
  );
}

const liesIn = ({ from }: Span, { tokens }: Segment): boolean =>
  tokens.some((token) => token.from <= from && from < token.to);

/** Certain values beside another act count as told too. */
const besideAct = 0.7;

function actsOfSegment(segment: Segment, spans: readonly Span[], model: Model): FoundAct[] {
  const [best] = segment.odds;
  const act = actOf(best?.label ?? 'other');
  const certainty = best?.odds ?? 0;
  const values = spans.filter((span) => liesIn(span, segment));
  const told = (does: string, share: number): FoundAct[] =>
    values.map((span) => ({ does, object: span.field, certainty: certainty * share, span }));
  if (tellsValue(act) && act.object === '') return told(act.does, 1);
  if (act.does !== 'ask') return [{ ...act, certainty }, ...told('inform', besideAct)];
  const topics = classify(model.topics, featuresIn(segment.tokens)).slice(0, 3);
  const asked: FoundAct = {
    does: 'ask',
    object: topics[0]?.label ?? '?',
    certainty: certainty * (topics[0]?.odds ?? 0),
    topics: topics.map(({ label }) => label),
  };
  return [asked, ...told('inform', besideAct)];
}

/** What is told anew is a correction, and what was never told is none, whatever the words sound like. */
const resolved = (act: FoundAct, answered: ReadonlySet<string>): FoundAct =>
  act.span === undefined ? act : { ...act, does: answered.has(act.object) ? 'correct' : 'inform' };

/** The acts of a message. `answered` are the fields that have an answer, stored or waiting for a yes. */
export function findActs(
  message: Message,
  { step, answered }: { step: string; answered: ReadonlySet<string> },
  model: Model,
): readonly FoundAct[] {
  const spans = findSpans(message, step, model);
  return segmentsOf(clausesOf(message), step, model.acts)
    .flatMap((segment) => actsOfSegment(segment, spans, model))
    .map((act) => resolved(act, answered));
}
