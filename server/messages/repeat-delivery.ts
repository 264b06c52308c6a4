import { dayMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import type { Channel } from '../outbox/outbox-item.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import { forgetGone } from '../webhooks/gone-endpoints.ts';
import { hasExpired } from './message-kinds.ts';

/** Expiry of a resent item, counted from the operator's request. */
const repeatedFor = dayMs;

/**
 * Resends an item under the same id, on an operator's request, by the same channel or another of its kind, also to a
 * webhook receiver that replied 410. Expired items are not sent: their content is useless to the recipient.
 */
export async function repeatDelivery(
  outbox: Outbox,
  db: Connection,
  id: string,
  now: Date,
  channel?: Channel,
): Promise<'repeated' | 'expired' | 'nothing'> {
  const item = await outbox.find(db, id, now);
  if (item !== undefined && hasExpired(item, now)) return 'expired';
  if (item?.channel === 'webhook') await forgetGone(db, item.to);
  const isRepeated = await outbox.repeat(
    db,
    id,
    { channel, sendUntil: new Date(now.getTime() + repeatedFor) },
    now,
  );
  return isRepeated ? 'repeated' : 'nothing';
}
