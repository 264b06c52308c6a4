import { sql } from 'kysely';
import type { LiveTopic } from '../../src/contract/panel/live.ts';
import type { Connection } from '../database/database.ts';

export interface LiveTables {
  live_topics: { topic: string; version: number };
}

export type TopicVersions = ReadonlyMap<string, number>;

/**
 * Increments a topic's version, which notifies all processes after the commit. Use it as the last statement of a
 * transaction: on PostgreSQL it locks the topic's row.
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
