import type { Connection, Database } from '../database/database.ts';
import { repeatableChannels } from './outbox-item.ts';

/** Settings row that only a backup contains; the first start after a restore deletes it. */
export const backupMark = 'backup-made-at';

/** Settings row that tells when the latest copy was made. */
export const lastBackupName = 'last-backup-at';

/**
 * Marks items that were due before now as uncertain, because they may have been sent after the backup was made; an
 * operator decides whether to resend them. Later items cannot have been sent, and receivers of repeatable channels
 * deduplicate by id. Returns the number of held items.
 */
export async function holdDue(db: Connection, now: Date): Promise<number> {
  // Their deliveries may have been reported since.
  await db.updateTable('message_outbox').set({ move_at: null }).where('state', '=', 'sent').execute();
  const { numUpdatedRows } = await db
    .updateTable('message_outbox')
    .set({ state: 'uncertain', failure: 'from a backup', settled_at: now.toISOString() })
    .where('state', 'in', ['waiting', 'sending'])
    .where('due_at', '<=', now.toISOString())
    .where('channel', 'not in', repeatableChannels)
    .executeTakeFirst();
  await db
    .updateTable('conversation_messages')
    .set({ state: 'uncertain', reason: 'from a backup', changed_at: now.toISOString() })
    .where('state', 'in', ['due', 'sending'])
    .execute();
  return Number(numUpdatedRows);
}

/** Runs before a database restored from `npm run backup` sends anything. */
export function holdRestored(database: Database, now: Date): Promise<number> {
  return database.write(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('settings')
      .where('name', '=', backupMark)
      .executeTakeFirst();
    return numDeletedRows === 0n ? 0 : holdDue(db, now);
  });
}
