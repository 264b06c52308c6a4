import type { Connection } from '../database/database.ts';
import { putSetting } from '../database/settings.ts';

/** Tables whose rows a file import replaces completely. */
export type ImportedTable = 'customers' | 'coverage_ranges';

/** The id of the active import; without one no row is active. */
export const currentImport = (db: Connection, table: ImportedTable) =>
  db.selectFrom('settings').select('value').where('name', '=', settingOf(table));

export const makeCurrent = (db: Connection, table: ImportedTable, importId: string): Promise<void> =>
  putSetting(db, settingOf(table), importId);

const settingOf = (table: ImportedTable): string => `import of ${table}`;
