import { type ExpressionBuilder, sql } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { endingTogether } from '../leads/lead-rows.ts';
import { changed } from '../live/live-topics.ts';
import { queueTables } from '../queues/queue-tables.ts';
import { endedBy, kept } from './retention-ages.ts';

/** What ends by itself. Orders stay: the contract needs them. */
export interface Retention {
  sweep(db: Connection, now: Date): Promise<void>;
}

export function retentionRepository(): Retention {
  return {
    sweep: async (db, now) => {
      const before = (age: number) => endedBy(now, age);
      for (const [columns, age] of emptiedColumns)
        await db
          .updateTable('leads')
          .set(columns)
          .where(anyOf(columns))
          .where('status', '=', 'open')
          .where('updated_at', '<=', before(age))
          .execute();
      await sweepNames(db);
      await sweepContacts(db, before);
      await db
        .deleteFrom('idempotency_keys')
        .where('created_at', '<=', before(kept.idempotencyKeys))
        .execute();
      await sweepProofs(db, before);
      await db.deleteFrom('event_counts').where('day', '<=', before(kept.eventCounts).slice(0, 10)).execute();
      await sweepOutbox(db, now);
      await db.deleteFrom('lead_access').where('created_at', '<=', before(kept.capabilities)).execute();
    },
  };
}

/** Each message says itself when it has ended. */
async function sweepOutbox(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom('message_outbox')
    .where((where) => where.or([where('ends_at', '<=', now.toISOString()), where('ends_at', 'is', null)]))
    .execute();
}

async function sweepProofs(db: Connection, before: (age: number) => string): Promise<void> {
  await db
    .deleteFrom('renewals')
    .where('status', '=', 'open')
    .where('updated_at', '<=', before(kept.sensitiveOfAbandoned))
    .execute();
  await db.deleteFrom('customer_tries').where('tried_at', '<=', before(kept.guesses)).execute();
  await db.deleteFrom('order_tries').where('tried_at', '<=', before(kept.guesses)).execute();
  await db.deleteFrom('order_codes').where('expires_at', '<=', before(kept.guesses)).execute();
  await db.deleteFrom('collaborator_codes').where('expires_at', '<=', before(kept.guesses)).execute();
  await db.deleteFrom('operator_sessions').where('created_at', '<=', before(kept.operatorSessions)).execute();
  await db.deleteFrom('sign_in_attempts').where('since', '<=', before(kept.guesses)).execute();
}

/** A name that was emptied is found no longer. */
async function sweepNames(db: Connection): Promise<void> {
  await db
    .deleteFrom('lead_words')
    .where('ordered', '=', 0)
    .where('lead_id', 'in', (of) =>
      of.selectFrom('leads').select('id').where('status', '=', 'open').where('name', 'is', null),
    )
    .execute();
}

async function sweepContacts(db: Connection, before: (age: number) => string): Promise<void> {
  await db
    .deleteFrom('no_coverage_leads')
    .where((where) =>
      where.or([
        where('updated_at', '<=', before(kept.noCoverageContactWithConsent)),
        where.and([
          where('accept_information', '=', 0),
          where('updated_at', '<=', before(kept.noCoverageContact)),
        ]),
      ]),
    )
    .execute();
  await db.deleteFrom('call_limits').where('asked_at', '<=', before(kept.callLimits)).execute();
  for (const [queue, age] of queuedFor) {
    const { numDeletedRows } = await db
      .deleteFrom(queueTables[queue])
      .where('created_at', '<=', before(age))
      .executeTakeFirst();
    if (numDeletedRows > 0n) await changed(db, queue);
  }
  await db.deleteFrom('document_verdicts').where('updated_at', '<=', before(kept.documentVerdicts)).execute();
}

const queuedFor = [
  ['calls', kept.supportRequests],
  ['reviews', kept.contactOfAbandoned],
  ['words', kept.leftWords],
] as const;

/** Only leads that still say something: the others would be written anew every hour for as long as the shop stands. */
const anyOf = (columns: Readonly<Record<string, null>>) => (where: ExpressionBuilder<Tables, 'leads'>) =>
  where.or(Object.keys(columns).map((column) => where(sql.ref(column), 'is not', null)));

const sensitiveColumns = { ...endingTogether('sensitive'), cpf_hash: null };

/** Town, plan and step remain: they tell where visitors stop, and nothing about anybody. */
const contactColumns = endingTogether('contact');

/** What of an abandoned lead is emptied, and at which age. */
const emptiedColumns = [
  [sensitiveColumns, kept.sensitiveOfAbandoned],
  [contactColumns, kept.contactOfAbandoned],
] as const;
