import { type Act, labelOf } from '../acts.ts';
import { findActs } from '../find-acts.ts';
import type { WordClasses } from '../kinds.ts';
import { readMessage } from '../message.ts';
import { findSpans } from '../model/tagger.ts';
import type { Model } from '../model/weights-file.ts';
import type { Row, Span } from '../rows.ts';
import { answeredAt } from './answered-at.ts';

/** Of a row, 0 or 1, but for its questions: whether it is read as it is labelled. */
export interface Figures {
  rows: number;
  /** Rows whose acts are all found, and no other. */
  acts: number;
  /** Rows whose values are all marked as in the row. */
  marks: number;
  /** Questions, how many got their topic at once, and how many among three. */
  asked: number;
  first: number;
  three: number;
}

const written = (acts: readonly Act[]): string => [...new Set(acts.map(labelOf))].toSorted().join(' ');

const places = (spans: readonly Span[], text: string): string =>
  spans.map(({ from, to, field }) => `${field}:${text.slice(from, to)}`).join('\n');

export function figuresOf(row: Row, model: Model, words: WordClasses): Figures {
  const message = readMessage(row.text, words);
  const found = findActs(message, { step: row.step, answered: answeredAt(row.step) }, model);
  const { spans } = findSpans(message, row.step, model.tagger);
  const topics = row.acts.filter(({ does, object }) => does === 'ask' && object !== '?');
  const asked = found.filter(({ does }) => does === 'ask');
  const isFirst = ({ object }: Act): boolean => asked.some((act) => act.object === object);
  const isAmong = ({ object }: Act): boolean => asked.some((act) => act.topics?.includes(object));
  return {
    rows: 1,
    acts: written(found) === written(row.acts) ? 1 : 0,
    marks: places(spans, message.text) === places(row.spans, row.text) ? 1 : 0,
    asked: topics.length,
    first: topics.filter(isFirst).length,
    three: topics.filter(isAmong).length,
  };
}

/** A row's acts and the words of its values; `read`: as the model finds them, where a visitor who skips nothing writes it. */
export function labelledAndRead({ step, text, acts, spans }: Row, model: Model, words: WordClasses) {
  const found = findActs(readMessage(text, words), { step, answered: answeredAt(step) }, model);
  const told = found.flatMap(({ span }) => span ?? []);
  const withWords = (some: readonly Act[], values: readonly Span[]): string =>
    [written(some), ...values.map(({ from, to }) => `'${text.slice(from, to)}'`)].join(' ');
  return { labelled: withWords(acts, spans), read: withWords(found, told) };
}
