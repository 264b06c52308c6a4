import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Keys of other systems, receivers of events made in the panel, and what a receiver replied. */
export async function up(db: Connection): Promise<void> {
  const { schema } = db;
  await withColumns(
    schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_by', 'text', (column) => column.notNull().references('operators.id')),
    textColumns('name', 'prefix', 'scopes', 'created_at'),
    textColumns('used_at', 'ended_at'),
  ).execute();
  await withColumns(
    schema.createTable('webhook_endpoints').addColumn('name', 'text', (column) => column.primaryKey()),
    textColumns('url', 'events', 'secret', 'created_at'),
    textColumns('former_secret', 'former_until'),
  ).execute();
  await schema.alterTable('delivery_attempts').addColumn('reply', 'text').execute();
  await schema.alterTable('audit_log').addColumn('api_key_id', 'text').execute();
}
