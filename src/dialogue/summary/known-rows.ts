type Absent = false | null | undefined;

/** A line of a summary. */
export interface Row<Value = string> {
  id: string;
  label: string;
  value: Value;
}

/** A row whose value may not be known. */
export type PossibleRow = Row<string | Absent>;

/** The rows that have a value. */
export const knownRows = <Value>(rows: readonly Row<Value | Absent>[]): Row<Value>[] =>
  rows.filter((row): row is Row<Value> => Boolean(row.value));
