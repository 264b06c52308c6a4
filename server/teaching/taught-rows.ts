import type { Knowledge } from '../understanding/knowledge.ts';
import { longestRow, type Row, readRow } from '../understanding/rows.ts';
import type { MaskedWord } from './masked-words.ts';

export interface TaughtRow {
  readonly group: string;
  readonly step: string;
  /** As a row of `knowledge/`, but with nothing in the marks of values that were masked: `[](name)`. */
  readonly text: string;
  readonly act: string;
  /** No version has learnt it. */
  readonly isNew: boolean;
}

/** A sentence with so many shown words stands without one that is hidden. */
const leastShown = 3;

/** The text of a row; null if too much of the sentence is hidden. `shown`: the rare words that many have used, by hash. */
export function rowText(words: readonly MaskedWord[], shown: ReadonlyMap<string, string>): string | null {
  const left = words.flatMap(({ kind, text, ends, mark }) => {
    if (kind === 'value') return [`[](${text})${ends}`];
    const word = kind === 'rare' ? shown.get(text) : kind === 'word' ? text : undefined;
    return word === undefined ? [] : [`${mark === undefined ? word : `[${word}](${mark})`}${ends}`];
  });
  const hidden = words.length - left.length;
  if (left.length === 0 || hidden > 1 || (hidden === 1 && left.length < leastShown)) return null;
  // The words of one value stand in one mark.
  return left.join(' ').replace(/\]\((\w+)\)([.,;:!?]*) \[(?=[^\]]+\]\(\1\))/g, '$2 ');
}

/** The taught rows with values that the rows of the release invented; those of topics that are no more, and those that grow too long, are left out. */
export function filledIn(taught: readonly TaughtRow[], { rows, topics }: Pick<Knowledge, 'rows' | 'topics'>) {
  const invented = Map.groupBy(
    rows.flatMap(({ text, spans }) =>
      spans.map(({ from, to, field }) => ({ field, value: text.slice(from, to) })),
    ),
    ({ field }) => field,
  );
  let taken = 0;
  /** Each time another one, and the same in each training. */
  const inventedFor = (field: string): string | undefined => {
    const values = invented.get(field) ?? [];
    taken += 1;
    return values[(taken * 7919) % values.length]?.value;
  };
  const known = new Set(['?', 'why', ...topics.map(({ id }) => id)]);
  const fill = ({ step, text, act }: TaughtRow): Row | null => {
    const fields = new Set<string>();
    let isWhole = true;
    const filled = text.replace(/\[([^\]]*)\]\((\w+)\)/g, (_, words: string, field: string) => {
      const value = words === '' ? inventedFor(field === 'digits' ? 'number' : field) : words;
      isWhole &&= value !== undefined;
      if (field === 'digits') return `${value}`;
      fields.add(field);
      return `[${value}](${field})`;
    });
    const acts = [...new Set([act, ...[...fields].map((field) => `inform:${field}`)])].join(' ');
    const line = [step, filled, acts, 'taught'].join('\t');
    return isWhole && line.length <= longestRow ? readRow(line) : null;
  };
  return taught.flatMap((row) => {
    const [, topic] = row.act.split('ask:');
    const filled = topic === undefined || known.has(topic) ? fill(row) : null;
    return filled === null
      ? []
      : [{ ...filled, group: row.group, act: row.act, isNew: row.isNew, taught: row.text }];
  });
}
