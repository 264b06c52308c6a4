interface Page<Row> {
  readonly page: Row[];
  /** The cursor of the next page; null at the end of the list. */
  readonly next: string | null;
}

/** The first `many` of rows that were read with one more, which says whether another page follows. */
export function pageOf<Row>(rows: readonly Row[], many: number, cursorOf: (row: Row) => string): Page<Row> {
  const page = rows.slice(0, many);
  const last = page.at(-1);
  return { page, next: rows.length > many && last !== undefined ? cursorOf(last) : null };
}
