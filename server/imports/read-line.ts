import type { LineProblem } from '../../src/contract/panel/import-problems.ts';

/** Control characters and bidirectional overrides. */
const unwanted = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

type ReadLine<Row> = { row: Row } | { problem: LineProblem };

interface ReadableKind<Row> {
  readonly columns: readonly string[];
  read(values: readonly string[]): ReadLine<Row>;
}

/** null: the number of values differs from the header. */
export function readLine<Row>(kind: ReadableKind<Row>, values: readonly string[] | null): ReadLine<Row> {
  if (values === null) return { problem: { code: 'values', value: String(kind.columns.length) } };
  const column = kind.columns[values.findIndex((value) => unwanted.test(value))];
  return column === undefined ? kind.read(values) : { problem: { code: 'characters', column } };
}
