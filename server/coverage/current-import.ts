import type { Connection } from '../database/database.ts';

/** Tables whose rows a file import replaces completely. */
export type ImportedTable = 'customers' | 'coverage_ranges';

/** The id of the active import; without one no row is active. */
export const currentImport = (db: Connection, table: ImportedTable) =>
  db.selectFrom('settings').select('value').where('name', '=', settingOf(table));

/** Switches the active import. */
export async function makeCurrent(db: Connection, table: ImportedTable, importId: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name: settingOf(table), value: importId })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: importId }))
    .execute();
}

const settingOf = (table: ImportedTable): string => `import of ${table}`;
