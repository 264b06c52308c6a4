import type { Insertable } from 'kysely';
import type { Connection } from '../../server/database/database.ts';
import type { Tables } from '../../server/database/tables.ts';

/** SQLite takes 32,766 values in one statement. */
const maxValues = 30_000;

/** Rows that name the same columns, as many in one statement as the database takes. */
export async function insertRows<Name extends keyof Tables>(
  db: Connection,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const batchSize = Math.floor(maxValues / Object.keys(first).length);
  for (let from = 0; from < rows.length; from += batchSize)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + batchSize))
      .execute();
}
