import { sql } from 'kysely';
import type { Connection, Database } from '../database/database.ts';
import { withColumns } from './columns.ts';

const tables = ['support_requests', 'reviews', 'no_coverage_leads', 'left_words'] as const;

/**
 * Claims and outcomes of queue items, and topic versions for live updates. A partial index holds the waiting items,
 * so that treated ones and those without contact are not scanned.
 */
export async function up(db: Connection, database: Database): Promise<void> {
  for (const table of tables) {
    for (const column of ['taken_by', 'taken_until', 'treated_by', 'outcome', 'note'])
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
    await db.schema
      .createIndex(`${table}_taken`)
      .on(table)
      .columns(['taken_by', 'id'])
      .where(sql<boolean>`taken_by is not null`)
      .execute();
    await db.schema
      .createIndex(`${table}_waiting`)
      .on(table)
      .column('id')
      .where(
        table === 'no_coverage_leads'
          ? sql<boolean>`treated_at is null and (phone is not null or email is not null)`
          : sql<boolean>`treated_at is null`,
      )
      .execute();
  }
  await db.schema.alterTable('left_words').addColumn('knowledge_entry', 'text').execute();

  await withColumns(
    db.schema.createTable('live_topics').addColumn('topic', 'text', (column) => column.primaryKey()),
    { version: 'integer' },
    {},
  ).execute();
  await database.notifyOnChange(db, 'live_topics');
}
