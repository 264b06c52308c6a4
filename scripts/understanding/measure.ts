import { type Act, labelOf } from '../../server/understanding/acts.ts';
import { findActs } from '../../server/understanding/find-acts.ts';
import type { WordClasses } from '../../server/understanding/kinds.ts';
import { readMessage } from '../../server/understanding/message.ts';
import { findSpans } from '../../server/understanding/model/tagger.ts';
import type { Model } from '../../server/understanding/model/weights-file.ts';
import type { Row, Span } from '../../server/understanding/rows.ts';
import { readValue } from '../../server/understanding/values/read-value.ts';
import { answeredAt } from './answered-at.ts';

/** The day on which the rows were written: 'hoje' and two digits of a year count from it. */
const today = { year: 2026, month: 11, day: 20 };

interface Figures {
  rows: number;
  /** Rows whose acts are all found, and no other. */
  acts: number;
  /** Rows whose values are all marked as in the row. */
  marks: number;
  /** Marked values that a row names in canonical form, and how many were read so. */
  named: number;
  read: number;
  /** Questions, how many got their topic at once, and how many among three. */
  asked: number;
  first: number;
  three: number;
}

const none: Figures = { rows: 0, acts: 0, marks: 0, named: 0, read: 0, asked: 0, first: 0, three: 0 };

const written = (acts: readonly Act[]): string => [...new Set(acts.map(labelOf))].toSorted().join(' ');

const places = (spans: readonly Span[], text: string): string =>
  spans.map(({ from, to, field }) => `${field}:${text.slice(from, to)}`).join('\n');

function figuresOf(row: Row, model: Model, words: WordClasses): Figures {
  const message = readMessage(row.text, words);
  const found = findActs(message, { step: row.step, answered: answeredAt(row.step) }, model);
  const named = row.spans.flatMap(({ from, to, field }) => {
    const value = row.acts.find((act) => act.object === field && act.value !== undefined)?.value;
    const isOnly = row.spans.filter((span) => span.field === field).length === 1;
    return value === undefined || !isOnly
      ? []
      : [readValue(field, message.plain.slice(from, to), today) === value];
  });
  const topics = row.acts.filter(({ does, object }) => does === 'ask' && object !== '?');
  const asked = found.filter(({ does }) => does === 'ask');
  const isFirst = ({ object }: Act): boolean => asked.some((act) => act.object === object);
  const isAmong = ({ object }: Act): boolean => asked.some((act) => act.topics?.includes(object));
  return {
    rows: 1,
    acts: written(found) === written(row.acts) ? 1 : 0,
    marks:
      places(findSpans(message, row.step, model.tagger), message.text) === places(row.spans, row.text)
        ? 1
        : 0,
    named: named.length,
    read: named.filter((one) => one === true).length,
    asked: topics.length,
    first: topics.filter(isFirst).length,
    three: topics.filter(isAmong).length,
  };
}

const sum = (one: Figures, other: Figures): Figures => ({
  rows: one.rows + other.rows,
  acts: one.acts + other.acts,
  marks: one.marks + other.marks,
  named: one.named + other.named,
  read: one.read + other.read,
  asked: one.asked + other.asked,
  first: one.first + other.first,
  three: one.three + other.three,
});

/** The figures of each kind of message, and of all. */
export function measure(
  rows: readonly Row[],
  model: Model,
  words: WordClasses,
): ReadonlyMap<string, Figures> {
  const figures = new Map<string, Figures>();
  for (const row of rows) {
    const own = figuresOf(row, model, words);
    for (const kind of [row.kind, 'all']) figures.set(kind, sum(figures.get(kind) ?? none, own));
  }
  return figures;
}
