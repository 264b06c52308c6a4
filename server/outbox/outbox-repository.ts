import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { betweenDays } from '../database/between-days.ts';
import type { Connection, Tables } from '../database/database.ts';
import { given } from '../database/given.ts';
import { currentWork } from '../observability/current-work.ts';
import type { Protection } from '../protection/protection.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import {
  type Channel,
  channels,
  type OutboxItem,
  type OutboxState,
  outboxStates,
  repeatableChannels,
} from './outbox-item.ts';

const content = z.object({ to: z.string(), data: z.unknown() });
const channelName = z.enum(channels);
const stateName = z.enum(outboxStates);

export interface NewOutboxItem extends Omit<OutboxItem, 'id'> {
  /** The item is erased together with this lead. */
  leadId: string | null;
  /** Deduplication key: `put` skips the item while another one has the same key. */
  once?: string;
  dueAt: Date;
  /** Expiry: after this moment the message is useless to the recipient. */
  sendUntil: Date;
  endsAt: Date;
}

export interface ListedItem extends OutboxItem {
  state: OutboxState;
  attempts: number;
  dueAt: string | null;
  failure: string | null;
  delivery: string | null;
  createdAt: string;
  endsAt: string | null;
  /** Whether its content can be decrypted and parsed; if not, recipient and data are empty. */
  isReadable: boolean;
}

interface Delivery {
  readonly id: string | undefined;
  readonly providerId: string;
  readonly status: string;
  /** The reason of a failed delivery. */
  readonly failure?: string | undefined;
}

interface ItemFilter {
  many: number;
  before?: string | undefined;
  channels?: readonly Channel[];
  states?: readonly OutboxState[];
  kind?: string | undefined;
  /** First and last day of creation, in Brasília time. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Transactional outbox. Recipient and content are encrypted, because a sent code gives access. */
export interface Outbox {
  /** Returns the id, or null if an item with the same `once` exists. */
  put(db: Connection, item: NewOutboxItem, now: Date): Promise<string | null>;
  /** Cancels the item if it was not sent yet, and frees its deduplication key. */
  withdraw(db: Connection, once: string): Promise<void>;
  forgetLead(db: Connection, leadId: string): Promise<void>;
  find(db: Connection, id: string, now: Date): Promise<ListedItem | undefined>;
  /** Newest first. */
  list(db: Connection, filter: ItemFilter, now: Date): Promise<ListedItem[]>;
  /** Resends an item under the same id, on an operator's request. Returns whether `mayRepeat` allows it. */
  repeat(db: Connection, id: string, sendUntil: Date, now: Date): Promise<boolean>;
  /** Records a delivery report of the provider, found by our id or the provider's id. */
  noteDelivery(db: Connection, delivery: Delivery): Promise<void>;
}

export const messagePlace = (id: string): string => `message ${id}`;

/** Failure of an item whose data key is missing or whose content is damaged. */
export const unreadable = 'unreadable';

type Row = Selectable<Tables['message_outbox']>;

/** Returns undefined if the content cannot be decrypted or parsed. */
export function openItem(protection: Protection, row: Row): OutboxItem | undefined {
  const message = contentOf(protection, row);
  return message && { ...itemOf(row), ...message };
}

function contentOf(protection: Protection, { id, message }: Row): z.output<typeof content> | undefined {
  try {
    return content.parse(JSON.parse(protection.open(message, messagePlace(id))));
  } catch {
    return undefined;
  }
}

const itemOf = ({ id, kind, channel }: Row) => ({ id, kind, channel: channelName.parse(channel) });

function listedItem(protection: Protection, row: Row): ListedItem {
  const message = contentOf(protection, row);
  return {
    ...itemOf(row),
    ...(message ?? { to: '', data: null }),
    isReadable: message !== undefined,
    state: stateName.parse(row.state),
    attempts: row.attempts,
    dueAt: row.due_at,
    failure: message === undefined ? unreadable : row.failure,
    delivery: row.delivery,
    createdAt: row.created_at,
    endsAt: row.ends_at,
  };
}

export function outboxRepository(protection: Protection, random: Random): Outbox {
  return {
    put: async (db, { kind, channel, to, data, leadId, once = null, dueAt, sendUntil, endsAt }, now) => {
      const id = timeOrderedId(random, now);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('message_outbox')
        .values({
          id,
          kind,
          channel,
          lead_id: leadId,
          message: protection.seal(JSON.stringify({ to, data }), messagePlace(id)),
          once,
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
    withdraw: async (db, once) => {
      await db.deleteFrom('message_outbox').where('once', '=', once).where('state', '=', 'waiting').execute();
      await db.updateTable('message_outbox').set({ once: null }).where('once', '=', once).execute();
    },
    forgetLead: async (db, leadId) => {
      await db.deleteFrom('message_outbox').where('lead_id', '=', leadId).execute();
    },
    find: async (db, id, now) => {
      const row = await db
        .selectFrom('message_outbox')
        .selectAll()
        .where('id', '=', id)
        .where('ends_at', '>', now.toISOString())
        .executeTakeFirst();
      return row && listedItem(protection, row);
    },
    list: async (db, { many, before, channels: wanted, states, kind, ...days }, now) => {
      const rows = await db
        .selectFrom('message_outbox')
        .selectAll()
        .where('ends_at', '>', now.toISOString())
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
    repeat: async (db, id, sendUntil, now) => {
      const { numUpdatedRows } = await db
        .updateTable('message_outbox')
        .set({
          state: 'waiting',
          attempts: 0,
          due_at: now.toISOString(),
          send_until: sendUntil.toISOString(),
          claim: null,
          failure: null,
          delivery: null,
        })
        .where('id', '=', id)
        .where((where) =>
          where.or([
            where('state', 'in', ['failed', 'uncertain']),
            where.and([where('state', '=', 'sent'), where('channel', 'in', repeatableChannels)]),
          ]),
        )
        .where('ends_at', '>', now.toISOString())
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    noteDelivery: async (db, { id, providerId, status, failure }) => {
      const told = { delivery: status, provider_id: providerId };
      await db
        .updateTable('message_outbox')
        .set(failure === undefined ? told : { ...told, failure, state: 'failed' })
        .where((where) => (id === undefined ? where('provider_id', '=', providerId) : where('id', '=', id)))
        .where((where) =>
          where.or([where('delivery', 'is', null), where('delivery', 'not in', laterThan(status))]),
        )
        .execute();
    },
  };
}

const delivered = ['delivered', 'read'];
const notSinceThen: Readonly<Record<string, readonly string[]>> = {
  sent: ['sent', 'failed', ...delivered],
  failed: delivered,
  delivered,
};

/** Delivery reports may arrive out of order: a later state is never overwritten by an earlier one. */
const laterThan = (status: string): readonly string[] => notSinceThen[status] ?? ['read'];
