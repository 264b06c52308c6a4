import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Raw events and their daily counts; charts read only the counts. */
export async function up(db: Connection): Promise<void> {
  await withColumns(
    db.schema.createTable('visit_events').addColumn('id', 'text', (column) => column.primaryKey()),
    { ...textColumns('happened_at', 'day', 'event'), counted: 'integer' },
    {},
  ).execute();
  await db.schema
    .createIndex('visit_events_by_counting')
    .on('visit_events')
    .columns(['counted', 'happened_at'])
    .execute();

  await withColumns(
    db.schema.createTable('event_counts'),
    { ...textColumns('dimension', 'value', 'name', 'day', 'subject', 'detail'), many: 'integer' },
    {},
  )
    .addPrimaryKeyConstraint('event_counts_key', ['dimension', 'value', 'name', 'day', 'subject', 'detail'])
    .execute();
  await db.schema.createIndex('event_counts_by_day').on('event_counts').column('day').execute();
}
