import { betweenDays } from '../database/between-days.ts';
import type { Connection } from '../database/database.ts';
import { given } from '../database/given.ts';
import { currentWork } from '../observability/current-work.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { columnsBy } from './after-outcome.ts';
import { attemptsOf, type DeliveryAttempt } from './delivery-attempts.ts';
import { noteDelivery } from './delivery-reports.ts';
import { type Channel, type OutboxItem, type OutboxState, repeatableBy } from './outbox-item.ts';
import {
  type ListedItem,
  listedItem,
  type OutboxRow,
  openItem,
  sealItem,
  standingOf,
  stateName,
} from './outbox-row.ts';

export interface NewOutboxItem extends Omit<OutboxItem, 'id'> {
  leadId: string | null;
  /** Deduplication key: `put` skips the item while another one has the same key. */
  once?: string;
  dueAt: Date;
  /** Expiry: after this moment the message is useless to the recipient. */
  sendUntil: Date;
  endsAt: Date;
}

interface ItemFilter {
  many: number;
  before?: string | undefined;
  channels?: readonly Channel[] | undefined;
  states?: readonly OutboxState[] | undefined;
  kind?: string | undefined;
  /** First and last day of creation, in Brasília time. */
  from?: string | undefined;
  to?: string | undefined;
}

const current = (db: Connection, now: Date) =>
  db.selectFrom('message_outbox').selectAll().where('ends_at', '>', now.toISOString());

const rowOf = (db: Connection, id: string, now: Date): Promise<OutboxRow | undefined> =>
  current(db, now).where('id', '=', id).executeTakeFirst();

const withFacts = (data: unknown, facts: Readonly<Record<string, unknown>> = {}): unknown =>
  Object.fromEntries(
    Object.entries(Object(data)).map(([name, value]) => [
      name,
      Object.hasOwn(facts, name) ? facts[name] : value,
    ]),
  );

interface Renewal {
  /** Former recipients and the new ones. */
  readonly to?: ReadonlyMap<string, string> | undefined;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

function renewed(protection: Protection, row: OutboxRow, { to, facts }: Renewal) {
  const item = openItem(protection, row);
  if (item === undefined) return undefined;
  const { chain } = item;
  const changed = <Way extends { to: string }>(way: Way) => ({ ...way, to: to?.get(way.to) ?? way.to });
  const wasSent = row.state === 'sent' || row.state === 'shown';
  const isOut = wasSent || row.state === 'sending' || row.state === 'uncertain';
  const data = withFacts(item.data, facts);
  const message = sealItem(protection, {
    ...(wasSent ? item : changed(item)),
    data: isOut ? item.data : data,
    chain: chain && { ...chain, ways: chain.ways.map(changed) },
  });
  // What went out with other facts does not go on by the next channel.
  const isOld = isOut && JSON.stringify(data) !== JSON.stringify(item.data);
  return { message, move_at: isOld ? null : row.move_at };
}

interface Repeat {
  /** Defaults to the one it has. */
  readonly channel: Channel | undefined;
  readonly sendUntil: Date;
}

export type Outbox = ReturnType<typeof outboxRepository>;

/** Transactional outbox. Recipient and content are encrypted, because a sent code gives access. */
export function outboxRepository(protection: Protection, random: Random) {
  return {
    /** Returns the id, or null if an item with the same `once` exists. */
    put: async (
      db: Connection,
      { leadId, once, dueAt, sendUntil, endsAt, ...item }: NewOutboxItem,
      now: Date,
    ): Promise<string | null> => {
      const id = timeOrderedId(random, now);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('message_outbox')
        .values({
          id,
          kind: item.kind,
          channel: item.channel,
          lead_id: leadId,
          message: sealItem(protection, { ...item, id }),
          once: once ?? null,
          state: 'waiting',
          attempts: 0,
          due_at: dueAt.toISOString(),
          send_until: sendUntil.toISOString(),
          ends_at: endsAt.toISOString(),
          request_id: currentWork()?.requestId ?? null,
          created_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('once').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? id : null;
    },
    /** Cancels the item if it was not sent yet, else what follows by other channels, and frees its deduplication key. */
    withdraw: async (db: Connection, once: string): Promise<void> => {
      await db.deleteFrom('message_outbox').where('once', '=', once).where('state', '=', 'waiting').execute();
      await db
        .updateTable('message_outbox')
        .set({ once: null, move_at: null })
        .where('once', '=', once)
        .execute();
    },
    /** What these kinds of items still send to a lead goes to the new contact data, and tells the new facts. */
    renew: async (
      db: Connection,
      leadId: string,
      kinds: readonly string[],
      { to, facts }: Renewal,
    ): Promise<void> => {
      const rows = await db
        .selectFrom('message_outbox')
        .selectAll()
        .where('lead_id', '=', leadId)
        .where('kind', 'in', kinds)
        .forUpdate()
        .execute();
      for (const row of rows) {
        const columns = renewed(protection, row, { to, facts });
        if (columns !== undefined)
          await db.updateTable('message_outbox').set(columns).where('id', '=', row.id).execute();
      }
    },
    forgetLead: async (db: Connection, leadId: string): Promise<void> => {
      await db.deleteFrom('message_outbox').where('lead_id', '=', leadId).execute();
    },
    find: async (db: Connection, id: string, now: Date): Promise<ListedItem | undefined> => {
      const row = await rowOf(db, id, now);
      return row && listedItem(protection, row);
    },
    findAll: async (db: Connection, ids: readonly string[], now: Date): Promise<ListedItem[]> => {
      const rows = await current(db, now).where('id', 'in', ids).execute();
      return rows.map((row) => listedItem(protection, row));
    },
    attempts: (db: Connection, id: string): Promise<DeliveryAttempt[]> => attemptsOf(db, protection, id),
    /** Newest first. */
    list: async (
      db: Connection,
      { many, before, channels: wanted, states, kind, ...days }: ItemFilter,
      now: Date,
    ): Promise<ListedItem[]> => {
      const rows = await current(db, now)
        .where(({ eb, and }) =>
          and([
            ...given(before, (value) => eb('id', '<', value)),
            ...given(wanted, (value) => eb('channel', 'in', value)),
            ...given(kind, (value) => eb('kind', '=', value)),
            ...betweenDays('created_at', days),
            ...given(states, (value) => eb('state', 'in', value)),
          ]),
        )
        .orderBy('id', 'desc')
        .limit(many)
        .execute();
      return rows.map((row) => listedItem(protection, row));
    },
    /** Resends an item under the same id, on an operator's request. Returns whether `repeatableBy` allows it. */
    repeat: async (db: Connection, id: string, { channel: wanted, sendUntil }: Repeat, now: Date) => {
      const row = await rowOf(db, id, now);
      if (row === undefined || openItem(protection, row) === undefined) return false;
      const standing = standingOf(protection, row);
      const { item, spent } = standing;
      const state = stateName.parse(row.state);
      const channel = wanted ?? item.channel;
      if (!repeatableBy({ ...item, state, spent }).includes(channel)) return false;
      const isSpent = channel !== item.channel && state !== 'failed';
      const { numUpdatedRows } = await db
        .updateTable('message_outbox')
        .set({
          ...columnsBy(channel, standing, { protection, now }, { failure: null, isSpent }),
          send_until: sendUntil.toISOString(),
        })
        .where('id', '=', id)
        .where('state', '=', state)
        .where('channel', '=', item.channel)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    /** Records a delivery report of the provider, found by our id or the provider's id. */
    noteDelivery: noteDelivery(protection, random),
  };
}
