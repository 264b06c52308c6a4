import type { currentImport, ImportedTable } from '../coverage/current-import.ts';
import type { Connection, Database } from '../database/database.ts';

export async function countRows(
  db: Connection,
  table: ImportedTable,
  importId: string | ReturnType<typeof currentImport>,
): Promise<number> {
  const { many } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('many'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(many);
}

export async function hasRow(
  db: Connection,
  table: ImportedTable,
  importId: string,
  line: number,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select('line')
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes replaced rows and the rows of aborted imports. */
export async function removeOtherImports(
  database: Database,
  table: ImportedTable,
  importId: string,
): Promise<void> {
  const others = await database.read((db) =>
    db.selectFrom(table).select('import_id').distinct().where('import_id', '<', importId).execute(),
  );
  for (const { import_id } of others) await removeRows(database, table, import_id);
}

/** Deletes in batches, so that no visitor's write waits for a million rows. */
export async function removeRows(database: Database, table: ImportedTable, importId: string): Promise<void> {
  const last = await database.read((db) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.max('line').as('line'))
      .where('import_id', '=', importId)
      .executeTakeFirst(),
  );
  for (let line = piece; line < (last?.line ?? 0) + piece; line += piece) {
    await database.write(async (db) => {
      await db
        .deleteFrom(table)
        .where('import_id', '=', importId)
        .where('line', '>', line - piece)
        .where('line', '<=', line)
        .execute();
    });
  }
}

const piece = 1000;
