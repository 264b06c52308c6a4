import type { Connection } from '../database/database.ts';
import { fillPlaceCounts } from '../measurement/place-counts.ts';
import { textColumns, withColumns } from './columns.ts';

/** Where people asked for a connection, by day: their addresses end, and the counts name nobody. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('place_counts'),
    { ...textColumns('day', 'uf', 'city', 'neighborhood'), covered: 'integer', many: 'integer' },
    {},
  )
    .addPrimaryKeyConstraint('place_counts_key', ['day', 'uf', 'city', 'neighborhood', 'covered'])
    .execute();
  // Sums of what is there, which is read once and blocks nobody.
  await fillPlaceCounts(db);
}
