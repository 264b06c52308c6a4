import type { WordClasses } from '../../server/understanding/kinds.ts';
import type { Model } from '../../server/understanding/model/weights-file.ts';
import type { Row } from '../../server/understanding/rows.ts';
import { figuresOf, type Figures as ReadFigures } from '../../server/understanding/training/measure.ts';
import { decidedAt, takenFrom } from './decided-at.ts';
import { isRead, isWhole } from './resolved-value.ts';

interface Figures extends ReadFigures {
  /** Marked whole values, and those whose words resolve to what the field takes: what the row names, if it does. */
  told: number;
  taken: number;
  /** Values that are stored at once or wait for a yes, and those of them that the row does not tell. */
  stored: number;
  storedWrong: number;
  proposed: number;
  proposedWrong: number;
}

const none: Figures = {
  ...{ rows: 0, acts: 0, marks: 0, told: 0, taken: 0, asked: 0, first: 0, three: 0 },
  ...{ stored: 0, storedWrong: 0, proposed: 0, proposedWrong: 0 },
};

function allFiguresOf(row: Row, model: Model, words: WordClasses): Figures {
  const told = row.spans.filter((span) => isWhole(row, span));
  return {
    ...figuresOf(row, model, words),
    told: told.length,
    taken: told.filter((span) => isRead(row, span, words)).length,
    ...takenFrom(row, decidedAt(row.step, row.text, { model, words, languages: new Map() })),
  };
}

const sum = (one: Figures, other: Figures): Figures => ({
  rows: one.rows + other.rows,
  acts: one.acts + other.acts,
  marks: one.marks + other.marks,
  told: one.told + other.told,
  taken: one.taken + other.taken,
  asked: one.asked + other.asked,
  first: one.first + other.first,
  three: one.three + other.three,
  stored: one.stored + other.stored,
  storedWrong: one.storedWrong + other.storedWrong,
  proposed: one.proposed + other.proposed,
  proposedWrong: one.proposedWrong + other.proposedWrong,
});

/** The figures of each kind of message, and of all. */
export function measure(
  rows: readonly Row[],
  model: Model,
  words: WordClasses,
): ReadonlyMap<string, Figures> {
  const figures = new Map<string, Figures>();
  for (const row of rows) {
    const own = allFiguresOf(row, model, words);
    for (const kind of [row.kind, 'all']) figures.set(kind, sum(figures.get(kind) ?? none, own));
  }
  return figures;
}

/** Marked whole values by field, and how many of them are taken. */
export function valuesByField(
  rows: readonly Row[],
  words: WordClasses,
): ReadonlyMap<string, [number, number]> {
  const figures = new Map<string, [told: number, taken: number]>();
  for (const row of rows)
    for (const span of row.spans) {
      if (!isWhole(row, span)) continue;
      const [told, taken] = figures.get(span.field) ?? [0, 0];
      figures.set(span.field, [told + 1, taken + (isRead(row, span, words) ? 1 : 0)]);
    }
  return figures;
}
