import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Hourly counts of outages. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('service_outages'),
    { ...textColumns('service', 'hour', 'last_at', 'reason'), times: 'integer' },
    {},
  )
    .addPrimaryKeyConstraint('service_outages_key', ['hour', 'service'])
    .execute();
}
