import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { addDays, startOfDay } from '../../src/brazil/calendar-days.ts';
import type { Connection } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
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

export interface NewOutboxItem extends Omit<OutboxItem, 'id'> {
  /** Erased together with it. */
  leadId: string | null;
  /** A second item of the same name is not put in while the first one stands. */
  once?: string;
  dueAt: Date;
  /** After this it is of no use to anybody. */
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
}

interface Delivery {
  readonly id: string | undefined;
  readonly providerId: string;
  readonly status: string;
  /** Why it did not arrive after all. */
  readonly failure?: string | undefined;
}

interface ItemFilter {
  many: number;
  before?: string | undefined;
  channels?: readonly Channel[];
  states?: readonly OutboxState[];
  kind?: string | undefined;
  /** Days of Brasília on which it was put in, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What has to leave the house. Recipients and what they are told are sealed: a code is as good as a key. */
export interface Outbox {
  /** Answers the id, or null where one of the same `once` stands already. */
  put(db: Connection, item: NewOutboxItem, now: Date): Promise<string | null>;
  /** Calls off what has not been sent yet; what has been no longer keeps another of its name out. */
  withdraw(db: Connection, once: string): Promise<void>;
  forgetLead(db: Connection, leadId: string): Promise<void>;
  find(db: Connection, id: string, now: Date): Promise<ListedItem | undefined>;
  /** The latest first. */
  list(db: Connection, filter: ItemFilter, now: Date): Promise<ListedItem[]>;
  /**
   * A person has it sent again, under the same id. Answers whether it was there and had failed, or nobody knows what
   * became of it; where the receiver knows a repeated one, also what was taken.
   */
  repeat(db: Connection, id: string, sendUntil: Date, now: Date): Promise<boolean>;
  /** What the service says later of something that it took, under our name for it or its own. */
  noteDelivery(db: Connection, delivery: Delivery): Promise<void>;
}

export const messagePlace = (id: string): string => `message ${id}`;

export function openItem(
  protection: Protection,
  row: { id: string; kind: string; channel: string | null; message: string },
): OutboxItem {
  const { to, data } = content.parse(JSON.parse(protection.open(row.message, messagePlace(row.id))));
  return { id: row.id, kind: row.kind, channel: z.enum(channels).parse(row.channel), to, data };
}

const listedItem = (protection: Protection, row: Selectable<Tables['message_outbox']>): ListedItem => ({
  ...openItem(protection, row),
  state: z.enum(outboxStates).parse(row.state),
  attempts: row.attempts,
  dueAt: row.due_at,
  failure: row.failure,
  delivery: row.delivery,
  createdAt: row.created_at,
  endsAt: row.ends_at,
});

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
    list: async (db, { many, before, channels: ways, states, kind, from, to }, now) => {
      const rows = await db
        .selectFrom('message_outbox')
        .selectAll()
        .where('ends_at', '>', now.toISOString())
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .$if(ways !== undefined, (query) => query.where('channel', 'in', ways ?? []))
        .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
        .$if(from !== undefined, (query) => query.where('created_at', '>=', startOfDay(from ?? '')))
        .$if(to !== undefined, (query) => query.where('created_at', '<', startOfDay(addDays(to ?? '', 1))))
        .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
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

/** States may arrive in any order: of a message that was delivered no older one is believed. */
const laterThan = (status: string): readonly string[] => notSinceThen[status] ?? ['read'];
