import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import { textColumns, withColumns } from './columns.ts';

/** Provisional passwords, recovery codes, and accounts and sessions of the company's own provider (OpenID Connect). */
export async function up(db: Connection): Promise<void> {
  await db.schema.alterTable('operators').addColumn('provisional', 'integer').execute();
  await db.schema.alterTable('operators').addColumn('provider_subject', 'text').execute();
  await db.schema
    .createIndex('operators_by_subject')
    .unique()
    .on('operators')
    .column('provider_subject')
    .where(sql<boolean>`provider_subject is not null`)
    .execute();
  for (const column of ['provider_token', 'provider_checked_at'])
    await db.schema.alterTable('operator_sessions').addColumn(column, 'text').execute();
  await withColumns(
    db.schema
      .createTable('operator_recovery_codes')
      .addColumn('operator_id', 'text', (column) =>
        column.notNull().references('operators.id').onDelete('cascade'),
      ),
    textColumns('code_hash'),
    {},
  )
    .addPrimaryKeyConstraint('operator_recovery_codes_key', ['operator_id', 'code_hash'])
    .execute();
}
