import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Operators, their sessions, sign-in attempts and the audit log. */
export async function up(db: Connection): Promise<void> {
  const key = (name: string, id: string) =>
    db.schema.createTable(name).addColumn(id, 'text', (column) => column.primaryKey());

  await withColumns(
    key('operators', 'id').addColumn('email', 'text', (column) => column.notNull().unique()),
    { ...textColumns('name', 'role', 'password_hash', 'created_at'), code_step: 'integer' },
    textColumns('code_secret', 'disabled_at'),
  ).execute();

  await withColumns(
    key('operator_sessions', 'token_hash').addColumn('operator_id', 'text', (column) =>
      column.notNull().references('operators.id').onDelete('cascade'),
    ),
    textColumns('created_at', 'used_at'),
    {},
  ).execute();
  await db.schema
    .createIndex('operator_sessions_by_operator')
    .on('operator_sessions')
    .column('operator_id')
    .execute();

  await withColumns(
    key('sign_in_attempts', 'key'),
    { ...textColumns('since'), attempts: 'integer' },
    {},
  ).execute();

  await withColumns(
    key('audit_log', 'id').addColumn('operator_id', 'text', (column) =>
      column.notNull().references('operators.id'),
    ),
    textColumns('at', 'action', 'subject', 'subject_id', 'detail'),
    {},
  ).execute();
  await db.schema
    .createIndex('audit_log_by_subject')
    .on('audit_log')
    .columns(['subject', 'subject_id', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_log_by_operator')
    .on('audit_log')
    .columns(['operator_id', 'id'])
    .execute();

  await db.schema.dropTable('panel_sessions').execute();
}
