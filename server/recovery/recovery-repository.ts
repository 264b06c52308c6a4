import { dayMs } from '../../src/brazil/durations.ts';
import { noteConsent } from '../consents/note-consent.ts';
import type { Connection } from '../database/database.ts';
import type { Lead } from '../leads/lead.ts';
import type { Proportion } from '../measurement/proportions.ts';
import type { MessageStops } from '../messages/message-stop-repository.ts';
import type { Outbox } from '../outbox/outbox-repository.ts';
import type { Random } from '../protection/random.ts';
import { momentBefore } from '../runtime/moment.ts';

interface RecoveryTable {
  lead_id: string;
  /** Keyed hash of the e-mail: groups several leads of one person. */
  contact_hash: string;
  arm: 'sent' | 'held';
  decided_at: string;
  ordered_at: string | null;
}

export interface RecoveryTables {
  recoveries: RecoveryTable;
}

/** Attribution window: orders within it count, for both arms. */
const countsFor = 7 * dayMs;

/** Minimum interval between two decisions on the same person. */
const onceIn = 30 * dayMs;

type Arm = 'sent' | 'held';

/** Deduplication key of the message. */
export const recoveryOf = (leadId: string): string => `recovery ${leadId}`;

export type Recoveries = ReturnType<typeof recoveryRepository>;

export function recoveryRepository(stops: MessageStops, outbox: Outbox, random: Random) {
  return {
    /** Assigns an arm; null for an opt-out or a recent decision. */
    decide: async (
      db: Connection,
      { id, email }: { readonly id: string; readonly email: string },
      heldPercent: number,
      now: Date,
    ): Promise<Arm | null> => {
      const contactHash = stops.hashOf(email);
      if (await stops.has(db, contactHash)) return null;
      const known = await db
        .selectFrom('recoveries')
        .select('lead_id')
        .where('contact_hash', '=', contactHash)
        .where('decided_at', '>', momentBefore(now, onceIn))
        .limit(1)
        .executeTakeFirst();
      if (known !== undefined) return null;
      const arm = armOf(contactHash, heldPercent);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('recoveries')
        .values({ lead_id: id, contact_hash: contactHash, arm, decided_at: now.toISOString() })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? arm : null;
    },
    /** Cancels the message and counts the order, whichever way the person returned. */
    noteOrder: async (db: Connection, { id, email }: Pick<Lead, 'id' | 'email'>, now: Date) => {
      await outbox.withdraw(db, recoveryOf(id));
      if (email === null) return;
      await db
        .updateTable('recoveries')
        .set({ ordered_at: now.toISOString() })
        .where('contact_hash', '=', stops.hashOf(email))
        .where('decided_at', '>', momentBefore(now, countsFor))
        .where('ordered_at', 'is', null)
        .execute();
    },
    /** Opts the contact out and withdraws the consent of its leads. */
    stop: async (db: Connection, contactHash: string, now: Date): Promise<void> => {
      await stops.stop(db, contactHash, now);
      const leads = await db
        .selectFrom('recoveries')
        .select('lead_id')
        .where('contact_hash', '=', contactHash)
        .execute();
      for (const { lead_id } of leads) {
        await outbox.withdraw(db, recoveryOf(lead_id));
        await db.updateTable('leads').set({ accept_promotions: 0 }).where('id', '=', lead_id).execute();
        await noteConsent(db, random, { subjectId: lead_id, purpose: 'offers', given: false }, now);
      }
    },
    /** People assigned in the period, and those of them who ordered. */
    outcomes: async (db: Connection, from: string, until: string): Promise<Map<string, Proportion>> => {
      const rows = await db
        .selectFrom('recoveries')
        .select(({ fn }) => ['arm', fn.countAll().as('of'), fn.count('ordered_at').as('many')])
        .where('decided_at', '>=', from)
        .where('decided_at', '<', until)
        .groupBy('arm')
        .execute();
      return new Map(rows.map(({ arm, of, many }) => [arm, { of: Number(of), many: Number(many) }]));
    },
  };
}

/** Deterministic assignment by keyed hash: uniformly distributed, and constant per person. */
function armOf(contactHash: string, heldPercent: number): Arm {
  const place = Buffer.from(contactHash, 'base64url').readUInt32BE() / 2 ** 32;
  return place * 100 < heldPercent ? 'held' : 'sent';
}
