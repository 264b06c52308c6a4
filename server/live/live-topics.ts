import { sql } from 'kysely';
import type { LiveTopic } from '../../src/contract/panel/live.ts';
import type { Connection } from '../database/database.ts';

export type TopicVersions = ReadonlyMap<string, number>;

/**
 * Tells every process that something changed, once the transaction is through. The last statement of a transaction where
 * that is possible: on PostgreSQL others who change the same topic wait for its end.
 */
export async function raiseTopic(db: Connection, topic: LiveTopic): Promise<void> {
  await db
    .insertInto('live_topics')
    .values({ topic, version: 1 })
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet({ version: sql<number>`live_topics.version + 1` }),
    )
    .execute();
}

export async function topicVersions(db: Connection): Promise<TopicVersions> {
  const rows = await db.selectFrom('live_topics').selectAll().execute();
  return new Map(rows.map(({ topic, version }) => [topic, version]));
}
