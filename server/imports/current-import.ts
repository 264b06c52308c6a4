import type { Connection } from '../database/database.ts';

/** Tables that are replaced whole by a file of the operator. */
export type ImportedTable = 'customers' | 'coverage_ranges';

/** Only the rows of this import count; no row does before the first one is through. */
export const currentImport = (db: Connection, table: ImportedTable) =>
  db.selectFrom('settings').select('value').where('name', '=', settingOf(table));

/** From here on the rows of this import count, and those of no other. */
export async function makeCurrent(db: Connection, table: ImportedTable, importId: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name: settingOf(table), value: importId })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: importId }))
    .execute();
}

const settingOf = (table: ImportedTable): string => `import of ${table}`;
