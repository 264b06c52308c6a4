import { dayMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { forgetGone } from '../webhooks/gone-endpoints.ts';
import type { Outbox } from './outbox-repository.ts';

/** From the press on, attempts go on for so long. */
const repeatedFor = dayMs;

/**
 * A person has something sent again, under the same id; a receiver that wanted nothing more is asked anew. Answers
 * whether there was something to repeat.
 */
export async function repeatDelivery(
  outbox: Outbox,
  db: Connection,
  id: string,
  now: Date,
): Promise<boolean> {
  const item = await outbox.find(db, id, now);
  if (item?.channel === 'webhook') await forgetGone(db, item.to);
  return outbox.repeat(db, id, new Date(now.getTime() + repeatedFor), now);
}
