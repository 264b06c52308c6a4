import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
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
  // Sums of what is there, which is read once and blocks nobody; their day is that of UTC.
  for (const [table, covered] of [
    ['leads', 1],
    ['no_coverage_leads', 0],
  ] as const)
    await sql`insert into place_counts (day, uf, city, neighborhood, covered, many)
      select substr(created_at, 1, 10), state, city, coalesce(neighborhood, ''), ${sql.lit(covered)}, count(*)
      from ${sql.table(table)} where city <> ''
      group by substr(created_at, 1, 10), state, city, coalesce(neighborhood, '')`.execute(db);
}
