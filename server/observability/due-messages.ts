import type { Connection } from '../database/database.ts';

/** Counts due messages per channel, and since when the oldest is due. */
export async function dueMessages(db: Connection, now: Date) {
  const rows = await db
    .selectFrom('message_outbox')
    .select(({ fn }) => ['channel', fn.countAll<number | string>().as('many'), fn.min('due_at').as('since')])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .groupBy('channel')
    .execute();
  return rows.map(({ channel, many, since }) => ({
    channel: channel ?? 'none',
    many: Number(many),
    since: since ?? now.toISOString(),
  }));
}
