import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { Outcome } from './outbox-item.ts';

/** One logged attempt to deliver an item. */
export interface DeliveryAttempt {
  readonly at: string;
  readonly milliseconds: number;
  /** The kind of the outcome: 'taken', 'refused', … */
  readonly outcome: string;
  /** A short code: 'http 500', 'smtp 550'. */
  readonly reason: string | null;
}

export async function noteAttempt(
  db: Connection,
  random: Random,
  { itemId, startedAt, now, outcome }: { itemId: string; startedAt: Date; now: Date; outcome: Outcome },
): Promise<void> {
  await db
    .insertInto('delivery_attempts')
    .values({
      id: timeOrderedId(random, now),
      item_id: itemId,
      at: startedAt.toISOString(),
      milliseconds: now.getTime() - startedAt.getTime(),
      outcome: outcome.kind,
      reason: 'reason' in outcome ? (outcome.reason ?? null) : null,
    })
    .execute();
}

/** Attempts in chronological order. */
export const attemptsOf = (db: Connection, itemId: string): Promise<DeliveryAttempt[]> =>
  db
    .selectFrom('delivery_attempts')
    .select(['at', 'milliseconds', 'outcome', 'reason'])
    .where('item_id', '=', itemId)
    .orderBy('at')
    .orderBy('id')
    .execute();
