import type { Connection, Database } from '../database/database.ts';
import { repeatableChannels } from './outbox-item.ts';

/** Stands among the settings of a backup, and of no database that has served since. */
export const backupMark = 'backup-made-at';

/**
 * What was to leave before now may have left after the backup was made: it waits until a person sends it again. What has
 * its hour yet to come cannot have left, and other systems know a repeated event by its id. Answers how many are held.
 */
export async function holdDue(db: Connection, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('message_outbox')
    .set({ state: 'uncertain', failure: 'from a backup', settled_at: now.toISOString() })
    .where('state', 'in', ['waiting', 'sending'])
    .where('due_at', '<=', now.toISOString())
    .where('channel', 'not in', repeatableChannels)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Before anything is sent from a database that was restored from `npm run backup`. */
export function holdRestored(database: Database, now: Date): Promise<number> {
  return database.write(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('settings')
      .where('name', '=', backupMark)
      .executeTakeFirst();
    return numDeletedRows === 0n ? 0 : holdDue(db, now);
  });
}
