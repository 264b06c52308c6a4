const perPage = 50;
/** One more than a page, which says whether another follows. */
export const rowsToRead = perPage + 1;

interface Page<Row> {
  readonly page: Row[];
  /** The cursor of the next page; null at the end of the list. */
  readonly next: string | null;
}

export function pageOf<Row>(rows: readonly Row[], cursorOf: (row: Row) => string): Page<Row> {
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return { page, next: rows.length > perPage && last !== undefined ? cursorOf(last) : null };
}
