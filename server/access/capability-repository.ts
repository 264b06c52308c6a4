import { minuteMs } from '../../src/brazil/durations.ts';
import { idleMinutes } from '../../src/contract/idle-minutes.ts';
import type { Connection } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { hashToken } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';

export const absoluteHours = 24;
/** A browser that opens leads without end would otherwise copy ever more of them with each one. */
const carriedAtMost = 20;

/** Who may touch a lead: the browser that holds 256 random bits, of which only the hash is kept here. */
export interface Capabilities {
  /** The leads that a token opens now. */
  opened(db: Connection, token: string, now: Date): Promise<{ leadId: string; usedAt: string }[]>;
  /** A new token for the lead; what the old token opened last, the new one opens too. */
  issue(db: Connection, leadId: string, oldToken: string | undefined, now: Date): Promise<string>;
  /** Puts the end by idleness off. */
  touch(db: Connection, token: string, now: Date): Promise<void>;
  endAll(db: Connection, leadId: string): Promise<void>;
  /** Whoever else held the lead holds it no longer. */
  endOthers(db: Connection, leadId: string, token: string | undefined): Promise<void>;
}

const living = (db: Connection, tokenHash: string, usedAfter: string, createdAfter: string) =>
  db
    .selectFrom('lead_access')
    .where('token_hash', '=', tokenHash)
    .where('used_at', '>', usedAfter)
    .where('created_at', '>', createdAfter);

const livingNow = (token: string, now: Date) => ({
  tokenHash: hashToken(token),
  usedAfter: before(now, idleMinutes),
  createdAfter: before(now, absoluteHours * 60),
});

const openedBy = preparedQuery((db, place: (name: keyof ReturnType<typeof livingNow>) => string) =>
  living(db, place('tokenHash'), place('usedAfter'), place('createdAfter')).select([
    'lead_id as leadId',
    'used_at as usedAt',
  ]),
);

export function capabilityRepository(random: Random): Capabilities {
  return {
    opened: async (db, token, now) => (await openedBy(db, livingNow(token, now))).rows,
    issue: async (db, leadId, oldToken, now) => {
      const token = Buffer.from(random.bytes(32)).toString('base64url');
      const hash = hashToken(token);
      const at = now.toISOString();
      await db
        .insertInto('lead_access')
        .values({ token_hash: hash, lead_id: leadId, created_at: at, used_at: at })
        .execute();
      if (oldToken === undefined) return token;
      // The absolute end stays where it was: carrying over is not a way to stay for ever.
      const { tokenHash, usedAfter, createdAfter } = livingNow(oldToken, now);
      const carried = await living(db, tokenHash, usedAfter, createdAfter)
        .select(['lead_id', 'created_at'])
        .where('lead_id', '<>', leadId)
        .orderBy('created_at', 'desc')
        .limit(carriedAtMost)
        .execute();
      if (carried.length > 0) {
        const rows = carried.map((grant) => ({ ...grant, token_hash: hash, used_at: at }));
        await db.insertInto('lead_access').values(rows).execute();
      }
      return token;
    },
    touch: async (db, token, now) => {
      await db
        .updateTable('lead_access')
        .set({ used_at: now.toISOString() })
        .where('token_hash', '=', hashToken(token))
        .where('used_at', '>', before(now, idleMinutes))
        .execute();
    },
    endOthers: async (db, leadId, token = '') => {
      await db
        .deleteFrom('lead_access')
        .where('lead_id', '=', leadId)
        .where('token_hash', '<>', hashToken(token))
        .execute();
    },
    endAll: async (db, leadId) => {
      await db.deleteFrom('lead_access').where('lead_id', '=', leadId).execute();
    },
  };
}

const before = (now: Date, minutes: number): string =>
  new Date(now.getTime() - minutes * minuteMs).toISOString();
