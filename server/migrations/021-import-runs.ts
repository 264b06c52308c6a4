import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Import runs; the unique `place` lets only one run at a time. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema
      .createTable('import_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('place', 'text', (column) => column.unique()),
    {
      ...textColumns('kind', 'state', 'problems', 'started_by', 'started_at', 'beat_at'),
      lines: 'integer',
      more: 'integer',
      told: 'integer',
    },
    { of_lines: 'integer', ...textColumns('ended_at') },
  ).execute();
}
