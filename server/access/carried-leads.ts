import { minuteMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { hashToken } from '../protection/protection.ts';
import { type Random, randomText } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';

const usualLife = 30 * minuteMs;

/** Without letters that are taken for others. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * What it opens, and nothing else: a code that is written in WhatsApp, or a link to the order on the site, to the summary
 * of an order (by its number), or to the page on which a customer on the phone confirms the order, or its payment.
 */
type CarriedAs = 'code' | 'site' | 'summary' | 'confirm' | 'payment';

export type CarriedLeads = ReturnType<typeof carriedLeads>;

/** A lead that its holder carries to another face, once and within half an hour, unless it is said how long. */
export function carriedLeads(random: Random) {
  const keyOf = (code: string, as: CarriedAs) => hashToken(`${as} ${code}`);
  const held = (db: Connection, code: string, now: Date, as: CarriedAs) =>
    db
      .selectFrom('carried_leads')
      .select(['lead_id as leadId', 'carries'])
      .where('code_hash', '=', keyOf(code, as))
      .where('ends_at', '>', now.toISOString())
      .where('used_by', 'is', null)
      .executeTakeFirst();
  return {
    /** `code`: short enough to be written; the others for a link. */
    put: async (
      db: Connection,
      leadId: string,
      as: CarriedAs,
      now: Date,
      life = usualLife,
      carries: string | null = null,
    ) => {
      const code =
        as === 'code'
          ? randomText(random, codeLetters, 8)
          : Buffer.from(random.bytes(32)).toString('base64url');
      await db
        .insertInto('carried_leads')
        .values({ code_hash: keyOf(code, as), lead_id: leadId, ends_at: momentAfter(now, life), carries })
        .execute();
      return code;
    },
    /** The lead, for the first who asks; `by` says who, so that the same one may ask again. */
    take: async (db: Connection, code: string, by: string, now: Date, as: CarriedAs) => {
      const used_by = hashToken(by);
      const taken = await db
        .updateTable('carried_leads')
        .set({ used_by })
        .where('code_hash', '=', keyOf(code, as))
        .where('ends_at', '>', now.toISOString())
        .where(({ eb, or }) => or([eb('used_by', 'is', null), eb('used_by', '=', used_by)]))
        .returning('lead_id')
        .executeTakeFirst();
      return taken?.lead_id;
    },
    /** How the one with this code stands, also when it opens nothing any more, until it is cleared away. */
    standing: async (db: Connection, code: string, now: Date, as: CarriedAs) => {
      const row = await db
        .selectFrom('carried_leads')
        .select(['used_by', 'ends_at'])
        .where('code_hash', '=', keyOf(code, as))
        .executeTakeFirst();
      if (row === undefined) return 'unknown';
      if (row.used_by !== null) return 'used';
      return row.ends_at > now.toISOString() ? 'open' : 'expired';
    },
    has: async (...asked: Parameters<typeof held>): Promise<boolean> => (await held(...asked)) !== undefined,
    held,
    end: async (db: Connection, leadId: string): Promise<void> => {
      await db
        .deleteFrom('carried_leads')
        .where('lead_id', '=', leadId)
        .where('used_by', 'is', null)
        .execute();
    },
  };
}
