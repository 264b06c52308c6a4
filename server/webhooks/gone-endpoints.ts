import type { Connection } from '../database/database.ts';
import type { WebhookEndpoint } from './webhook-settings.ts';

export interface WebhookTables {
  gone_webhooks: { name: string; url: string; gone_at: string };
}

type Address = Pick<WebhookEndpoint, 'name' | 'url'>;

/** Stops sending to a receiver that replied 410, until its URL changes or an operator resends an item. */
export async function markGone(db: Connection, { name, url }: Address, now: Date): Promise<void> {
  const gone = { url, gone_at: now.toISOString() };
  await db
    .insertInto('gone_webhooks')
    .values({ name, ...gone })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(gone))
    .execute();
}

export async function isGone(db: Connection, { name, url }: Address): Promise<boolean> {
  const row = await db
    .selectFrom('gone_webhooks')
    .select('name')
    .where('name', '=', name)
    .where('url', '=', url)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetGone(db: Connection, name: string): Promise<void> {
  await db.deleteFrom('gone_webhooks').where('name', '=', name).execute();
}
