import { sql } from 'kysely';
import type { Capabilities } from '../access/capability-repository.ts';
import type { Connection } from '../database/database.ts';
import type { KeptResponses } from '../http/kept-response-repository.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import { hashToken } from '../protection/protection.ts';
import type { TombstoneFile } from './tombstone-file.ts';

export interface ErasureTables {
  /** Hashes of the ids of erased leads, renewals and conversations. */
  erased_leads: { id_hash: string; erased_at: string };
}

/** Erasable records. Placed orders are kept with their lead. */
export const erasable = [
  { table: 'leads', only: sql`status = 'open'` },
  { table: 'no_coverage_leads', only: sql`1 = 1` },
  { table: 'renewals', only: sql`status = 'open'` },
  { table: 'conversations', only: sql`1 = 1` },
] as const;

/** Unkeyed: a random id cannot be guessed from its hash. */
export const tombstoneOf = (id: string): string => hashToken(id);

interface ErasableRecord {
  readonly id: string;
  readonly status: 'open' | 'finished';
}

interface Parts {
  readonly keptResponses: KeptResponses;
  readonly outbox: Outbox;
  readonly capabilities: Capabilities;
  readonly tombstones: TombstoneFile;
}

export type Erasures = ReturnType<typeof erasureRepository>;

export function erasureRepository({ keptResponses, outbox, capabilities, tombstones }: Parts) {
  const erase = async (db: Connection, id: string, now: Date): Promise<void> => {
    await keptResponses.forgetLead(db, id);
    await outbox.forgetLead(db, id);
    await eraseBeside(db, id, now);
    await capabilities.endAll(db, id);
    await db.deleteFrom('consents').where('subject_id', '=', id).execute();
    await db.deleteFrom('carried_leads').where('lead_id', '=', id).execute();
    for (const { table } of erasable) await db.deleteFrom(table).where('id', '=', id).execute();
    await eraseConversations(db, id, now);
    await noteErased(db, id, now);
  };
  return {
    /** Also erases answers, messages, events, consents and capabilities. */
    erase,
    /** Erases a lead or renewal unless its order was placed; returns whether it did. Lock the record before. */
    eraseOpen: async (db: Connection, { id, status }: ErasableRecord, now: Date): Promise<boolean> => {
      if (status === 'finished') return false;
      await erase(db, id, now);
      return true;
    },
    /**
     * Call after the commit and before the response. Earlier, a failed commit would leave a tombstone of a lead that
     * still exists, which the next start would erase; after a crash the next start adds the missing tombstone.
     */
    writeDown: (id: string, now: Date): void =>
      tombstones.add([{ kind: 'erased', hash: tombstoneOf(id), at: now.toISOString() }]),
  };
}

export async function noteErased(db: Connection, id: string, now: Date): Promise<void> {
  await db
    .insertInto('erased_leads')
    .values({ id_hash: tombstoneOf(id), erased_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('id_hash').doNothing())
    .execute();
}

/** The outcome of a conversation that goes once its last words are sent. */
export const endsErased = 'erased';

/** Nothing of it is kept but what is still to be carried out, and where the last words go. */
export async function endConversation(db: Connection, id: string, carriedOut = ''): Promise<void> {
  await db
    .deleteFrom('conversation_messages')
    .where('conversation_id', '=', id)
    .where((where) => where.or([where('id', '=', carriedOut), where('state', '<>', 'received')]))
    .execute();
  await db.deleteFrom('conversation_drafts').where('conversation_id', '=', id).execute();
  await db
    .updateTable('conversations')
    .set({ visit: null, lead_id: null, campaign: '', state: 'closed', outcome: endsErased })
    .where('id', '=', id)
    .execute();
}

/** Conversations of the site that were begun before the lead: whoever holds it holds them. */
async function eraseBeside(db: Connection, leadId: string, now: Date): Promise<void> {
  const tokens = db.selectFrom('lead_access').select('token_hash').where('lead_id', '=', leadId);
  const held = db.selectFrom('lead_access').select('lead_id').where('token_hash', 'in', tokens);
  const erased = await db
    .deleteFrom('conversations')
    .where('id', 'in', held)
    .where('lead_id', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of erased) await noteErased(db, id, now);
}

/** One that is being carried out ends with its last words, since the wish may have come by it. */
async function eraseConversations(db: Connection, leadId: string, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'claimed_until'])
    .where('lead_id', '=', leadId)
    .forUpdate()
    .execute();
  for (const { id, claimed_until } of rows)
    await (claimed_until === null || claimed_until <= now.toISOString()
      ? db.deleteFrom('conversations').where('id', '=', id).execute()
      : endConversation(db, id));
}
