import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import type { OutboxItem, Outcome } from './outbox-item.ts';

export type DeliveryAttempt = Awaited<ReturnType<typeof attemptsOf>>[number];

export const replyPlace = (id: string): string => `reply ${id}`;

/** Enough to tell an error page from a refusal. */
const keptOfReply = 500;

interface NotedAttempt {
  readonly item: Pick<OutboxItem, 'id' | 'channel'>;
  readonly startedAt: Date;
  readonly now: Date;
  readonly outcome:
    | Outcome
    | { readonly kind: 'undelivered'; readonly reason?: string; readonly reply?: string };
}

export async function noteAttempt(
  db: Connection,
  { protection, random }: { readonly protection: Protection; readonly random: Random },
  { item, startedAt, now, outcome }: NotedAttempt,
): Promise<void> {
  const id = timeOrderedId(random, now);
  const reply = item.channel === 'webhook' ? outcome.reply?.slice(0, keptOfReply).toWellFormed() : undefined;
  await db
    .insertInto('delivery_attempts')
    .values({
      id,
      item_id: item.id,
      channel: item.channel,
      at: startedAt.toISOString(),
      milliseconds: now.getTime() - startedAt.getTime(),
      outcome: outcome.kind,
      reason: 'reason' in outcome ? (outcome.reason ?? null) : null,
      reply: reply === undefined ? null : protection.seal(reply, replyPlace(id)),
    })
    .execute();
}

export async function attemptsOf(db: Connection, protection: Protection, itemId: string) {
  const rows = await db
    .selectFrom('delivery_attempts')
    .select(['id', 'at', 'milliseconds', 'channel', 'outcome', 'reason', 'reply'])
    .where('item_id', '=', itemId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, reply, ...attempt }) => ({
    ...attempt,
    /** The beginning of what a system replied to an event. */
    reply: reply && protection.open(reply, replyPlace(id)),
  }));
}
