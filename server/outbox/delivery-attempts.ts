import type { Connection } from '../database/database.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { OutboxItem, Outcome } from './outbox-item.ts';

/** One logged attempt to deliver an item. */
export interface DeliveryAttempt {
  readonly at: string;
  readonly milliseconds: number;
  /** Missing in attempts of older versions. */
  readonly channel: string | null;
  /** The kind of the outcome ('taken', 'refused', …), or 'undelivered' of what a channel had taken. */
  readonly outcome: string;
  /** A short code: 'http 500', 'smtp 550'. */
  readonly reason: string | null;
}

interface NotedAttempt {
  readonly item: Pick<OutboxItem, 'id' | 'channel'>;
  readonly startedAt: Date;
  readonly now: Date;
  readonly outcome: Outcome | { readonly kind: 'undelivered'; readonly reason?: string };
}

export async function noteAttempt(
  db: Connection,
  random: Random,
  { item, startedAt, now, outcome }: NotedAttempt,
): Promise<void> {
  await db
    .insertInto('delivery_attempts')
    .values({
      id: timeOrderedId(random, now),
      item_id: item.id,
      channel: item.channel,
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
    .select(['at', 'milliseconds', 'channel', 'outcome', 'reason'])
    .where('item_id', '=', itemId)
    .orderBy('at')
    .orderBy('id')
    .execute();
