import { lookUp } from '../../src/contract/look-up.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { columnsAfter, columnsOfMove } from './after-outcome.ts';
import { noteAttempt } from './delivery-attempts.ts';
import type { Channel, Outcome } from './outbox-item.ts';
import { type OutboxRow, standingOf } from './outbox-row.ts';

export interface DeliveryReport {
  readonly channel: Channel;
  /** Our id; without it the item is found by the provider's. */
  readonly id: string | undefined;
  readonly providerId: string;
  readonly status: string;
  readonly failure?: Outcome | undefined;
}

/**
 * Records a report of what a channel did later. Reports arrive twice, out of order, or after the item has gone to
 * another channel: each counts for the sending that it is about, and never takes back a delivery.
 */
export const noteDelivery =
  (protection: Protection, random: Random) =>
  async (db: Connection, report: DeliveryReport, now: Date): Promise<void> => {
    const { id, channel, providerId, status, failure } = report;
    const row = await db
      .selectFrom('message_outbox')
      .selectAll()
      .where((where) => (id === undefined ? where('provider_id', '=', providerId) : where('id', '=', id)))
      .where('channel', '=', channel)
      .where('state', 'in', ['sending', 'sent', 'uncertain'])
      .where((where) =>
        where.or([where('delivery', 'is', null), where('delivery', 'not in', laterThan(status))]),
      )
      .executeTakeFirst();
    if (row === undefined || isOfEarlierSending(row, providerId)) return;
    const standing = standingOf(protection, row);
    const turn = { protection, random, reports: true, startedAt: now, now };
    const outcome: Outcome | undefined =
      failure ?? (row.state === 'sent' ? undefined : { kind: 'taken', providerId });
    const { numUpdatedRows } = await db
      .updateTable('message_outbox')
      .set({
        delivery: status,
        provider_id: providerId,
        ...(outcome && columnsAfter(outcome, standing, turn)),
      })
      .where('id', '=', row.id)
      .where('channel', '=', channel)
      .where('state', '=', row.state)
      .executeTakeFirst();
    if (outcome === undefined || numUpdatedRows !== 1n) return;
    const told = failure ? { ...failure, kind: 'undelivered' as const } : outcome;
    await noteAttempt(
      db,
      { protection, random },
      { item: standing.item, startedAt: now, now, outcome: told },
    );
  };

/** Until a sending is settled, the row has the provider's id of the one before. */
const isOfEarlierSending = (row: OutboxRow, providerId: string): boolean =>
  row.provider_id !== null && (row.provider_id === providerId) === (row.state !== 'sent');

const delivered = ['delivered', 'read'];
const notSinceThen: Readonly<Record<string, readonly string[]>> = {
  sent: ['sent', 'failed', ...delivered],
  failed: delivered,
  delivered,
};

/** Delivery reports may arrive out of order: a later state is never overwritten by an earlier one. */
const laterThan = (status: string): readonly string[] => lookUp(notSinceThen, status) ?? ['read'];

/** Items that a channel took and did not deliver in time. */
const undelivered = (db: Connection, now: Date) =>
  db
    .selectFrom('message_outbox')
    .where('move_at', '<=', now.toISOString())
    .where('state', '=', 'sent')
    .where((where) => where.or([where('delivery', 'is', null), where('delivery', 'not in', delivered)]));

export const undeliveredIds = async (db: Connection, now: Date): Promise<string[]> =>
  (await undelivered(db, now).select('id').limit(50).execute()).map(({ id }) => id);

/** Sends an item on by its next channel, once, whatever other processes see at the same time. */
export async function moveUndelivered(
  db: Connection,
  { protection, random }: { protection: Protection; random: Random },
  id: string,
  now: Date,
): Promise<void> {
  const row = await undelivered(db, now).selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  const standing = standingOf(protection, row);
  const reason = 'not delivered in time';
  const moved = columnsOfMove(standing, { protection, now }, { failure: reason, isSpent: true });
  const { numUpdatedRows } = await db
    .updateTable('message_outbox')
    .set(moved ?? { move_at: null })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('move_at', '=', row.move_at)
    .where((where) => where.or([where('delivery', 'is', null), where('delivery', 'not in', delivered)]))
    .executeTakeFirst();
  if (moved === undefined || numUpdatedRows !== 1n) return;
  const outcome = { kind: 'undelivered', reason } as const;
  await noteAttempt(db, { protection, random }, { item: standing.item, startedAt: now, now, outcome });
}
