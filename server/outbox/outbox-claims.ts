import { minuteMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, randomId } from '../protection/random.ts';
import { momentBefore } from '../runtime/moment.ts';
import { columnsAfter } from './after-outcome.ts';
import { noteAttempt } from './delivery-attempts.ts';
import { moveUndelivered, undeliveredIds } from './delivery-reports.ts';
import { type Channel, type Outcome, repeatableChannels, type Standing } from './outbox-item.ts';
import { openItem, standingOf, unreadable } from './outbox-row.ts';

/** Longer than the timeout of any sender. */
const claimLasts = 5 * minuteMs;

export interface Claimed extends Standing {
  readonly requestId: string | null;
  readonly claim: string;
  readonly startedAt: Date;
}

export type OutboxClaims = ReturnType<typeof outboxClaims>;

/**
 * Claims shared by the workers of all processes. A claim is a conditional update that commits before the item is
 * sent: two workers never send the same item, and a crash does not cause a second delivery. `reporting`: the channels
 * that report deliveries.
 */
export function outboxClaims(protection: Protection, random: Random, reporting: readonly Channel[] = []) {
  const expiredBefore = (now: Date) => momentBefore(now, claimLasts);
  return {
    due: async (db: Connection, configured: readonly Channel[], many: number, now: Date) => {
      if (configured.length === 0) return [];
      const rows = await db
        .selectFrom('message_outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now.toISOString())
        .where('channel', 'in', configured)
        .orderBy('due_at')
        .limit(many)
        .execute();
      return rows.map(({ id }) => id);
    },
    /** Items that are too late or unreadable fail instead, so that they do not hold up the queue. */
    claim: async (db: Connection, id: string, now: Date): Promise<Claimed | undefined> => {
      const at = now.toISOString();
      const claim = randomId(random);
      const { numUpdatedRows } = await db
        .updateTable('message_outbox')
        .set((set) => ({ state: 'sending', claim, claimed_at: at, attempts: set('attempts', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', at)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return undefined;
      const row = await db
        .selectFrom('message_outbox')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const isLate = row.send_until === null || row.send_until <= at;
      if (!isLate && openItem(protection, row) !== undefined)
        return { ...standingOf(protection, row), requestId: row.request_id, claim, startedAt: now };
      const failure = isLate ? 'too late' : unreadable;
      await db
        .updateTable('message_outbox')
        .set({ state: 'failed', failure, settled_at: at, attempts: row.attempts - 1 })
        .where('id', '=', id)
        .execute();
      return undefined;
    },
    settle: async (db: Connection, claimed: Claimed, outcome: Outcome, now: Date): Promise<void> => {
      const { item, claim, startedAt } = claimed;
      const turn = { protection, random, reports: reporting.includes(item.channel), startedAt, now };
      const { numUpdatedRows } = await db
        .updateTable('message_outbox')
        .set({ ...columnsAfter(outcome, claimed, turn), settled_at: now.toISOString() })
        .where('id', '=', item.id)
        .where('claim', '=', claim)
        .where('state', 'in', ['sending', 'uncertain'])
        .executeTakeFirst();
      if (numUpdatedRows === 1n)
        await noteAttempt(db, { protection, random }, { item, startedAt, now, outcome });
    },
    hasAbandoned: async (db: Connection, now: Date): Promise<boolean> => {
      const found = await db
        .selectFrom('message_outbox')
        .select('id')
        .where('state', '=', 'sending')
        .where('claimed_at', '<=', expiredBefore(now))
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
    /**
     * Releases claims of crashed processes. Their outcome is unknown: repeatable channels retry, others become
     * uncertain.
     */
    markAbandoned: async (db: Connection, now: Date): Promise<void> => {
      const ended = { failure: 'process ended', settled_at: now.toISOString() };
      const abandoned = db
        .updateTable('message_outbox')
        .where('state', '=', 'sending')
        .where('claimed_at', '<=', expiredBefore(now));
      await abandoned
        .set({ state: 'waiting', due_at: now.toISOString(), ...ended })
        .where('channel', 'in', repeatableChannels)
        .execute();
      await abandoned.set({ state: 'uncertain', ...ended }).execute();
    },
    /** Sends what its channel took and did not deliver in time on by the next one. */
    undelivered: undeliveredIds,
    moveUndelivered: (db: Connection, id: string, now: Date): Promise<void> =>
      moveUndelivered(db, { protection, random }, id, now),
  };
}
