import type { Connection, Database } from '../database/database.ts';
import { runStatements } from '../database/migrate.ts';

const claimed = (table: string, waits: string): string => `
  alter table ${table} add column taken_by text;
  alter table ${table} add column taken_until text;
  alter table ${table} add column treated_by text;
  alter table ${table} add column outcome text;
  alter table ${table} add column note text;
  create index ${table}_taken on ${table} (taken_by, id) where taken_by is not null;
  create index ${table}_waiting on ${table} (id) where ${waits};`;

/**
 * Claims and outcomes of queue items, and topic versions for live updates. A partial index holds the waiting items,
 * so that treated ones and those without contact are not scanned.
 */
export async function up(db: Connection, database: Database): Promise<void> {
  await runStatements(
    db,
    `
    ${claimed('support_requests', 'treated_at is null')}
    ${claimed('reviews', 'treated_at is null')}
    ${claimed('no_coverage_leads', 'treated_at is null and (phone is not null or email is not null)')}
    ${claimed('left_words', 'treated_at is null')}
    alter table left_words add column knowledge_entry text;
    create table live_topics (topic text primary key, version integer not null);
  `,
  );
  await database.notifyOnChange(db, 'live_topics');
}
