import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** How often, in an hour, a system of the operator's did not answer. */
export async function serviceOutages(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('service_outages'),
    { ...textColumns('service', 'hour', 'last_at', 'reason'), times: 'integer' },
    {},
  )
    .addPrimaryKeyConstraint('service_outages_key', ['hour', 'service'])
    .execute();
}
