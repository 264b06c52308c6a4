import { dayMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { hasExpired } from '../messages/message-kinds.ts';
import { forgetGone } from '../webhooks/gone-endpoints.ts';
import type { Outbox } from './outbox-repository.ts';

/** From the press on, attempts go on for so long. */
const repeatedFor = dayMs;

/**
 * A person has something sent again, under the same id; a receiver that wanted nothing more is asked anew. What has expired
 * is not sent: whoever gets it could do nothing with it.
 */
export async function repeatDelivery(
  outbox: Outbox,
  db: Connection,
  id: string,
  now: Date,
): Promise<'repeated' | 'expired' | 'nothing'> {
  const item = await outbox.find(db, id, now);
  if (item !== undefined && hasExpired(item, now)) return 'expired';
  if (item?.channel === 'webhook') await forgetGone(db, item.to);
  const isRepeated = await outbox.repeat(db, id, new Date(now.getTime() + repeatedFor), now);
  return isRepeated ? 'repeated' : 'nothing';
}
