import type { Connection } from '../database/database.ts';
import { runStatements } from '../database/migrate.ts';
import { fillPlaceCounts } from '../measurement/place-counts.ts';

/** Where people asked for a connection, by day: their addresses end, and the counts name nobody. */
export async function up(db: Connection): Promise<void> {
  await runStatements(
    db,
    `
    create table place_counts (
      day text not null, uf text not null, city text not null, neighborhood text not null,
      covered integer not null, many integer not null,
      constraint place_counts_key primary key (day, uf, city, neighborhood, covered)
    );
  `,
  );
  // Sums of what is there, which is read once and blocks nobody.
  await fillPlaceCounts(db);
}
