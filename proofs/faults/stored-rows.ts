import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';

/** Columns to compare in tables that background jobs change; empty lists ignore the table. */
const inBackground: Readonly<Record<string, readonly string[]>> = {
  message_outbox: ['id'],
  visit_events: ['id'],
  delivery_attempts: [],
  event_counts: [],
  settings: [],
};

/** All tables with their rows as text. */
export async function storedRows(database: Database): Promise<ReadonlyMap<string, string>> {
  return database.read(async (db) => {
    const tables = await db.introspection.getTables();
    const stored = new Map<string, string>();
    for (const { name } of tables) {
      const columns = inBackground[name];
      if (columns?.length === 0) continue;
      const shown = columns === undefined ? sql`*` : sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql`select ${shown} from ${sql.table(name)}`.execute(db);
      stored.set(
        name,
        rows
          .map((row) => JSON.stringify(row))
          .toSorted()
          .join('\n'),
      );
    }
    return stored;
  });
}

export const changedTables = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] => [...after].flatMap(([name, rows]) => (before.get(name) === rows ? [] : [name]));
