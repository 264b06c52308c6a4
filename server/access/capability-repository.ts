import { minuteMs } from '../../src/brazil/durations.ts';
import { idleMinutes } from '../../src/contract/idle-minutes.ts';
import type { Connection } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { hashToken } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { momentBefore } from '../runtime/moment.ts';

export const absoluteHours = 24;
/** Bounds the copies that each new token carries over. */
const carriedAtMost = 20;

const active = (db: Connection, tokenHash: string, usedAfter: string, createdAfter: string) =>
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

const openedBy = preparedQuery((db, param: (name: keyof ReturnType<typeof livingNow>) => string) =>
  active(db, param('tokenHash'), param('usedAfter'), param('createdAfter')).select([
    'lead_id as leadId',
    'used_at as usedAt',
  ]),
);

export type Capabilities = ReturnType<typeof capabilityRepository>;

/** Capabilities of leads: a random 256-bit token in a browser, stored as a hash. */
export function capabilityRepository(random: Random) {
  return {
    opened: async (db: Connection, token: string, now: Date): Promise<{ leadId: string; usedAt: string }[]> =>
      (await openedBy(db, livingNow(token, now))).rows,
    /** Issues a token for the lead and carries over the latest capabilities of the old token. */
    issue: async (db: Connection, leadId: string, oldToken: string | undefined, now: Date) => {
      const token = Buffer.from(random.bytes(32)).toString('base64url');
      const hash = hashToken(token);
      const at = now.toISOString();
      await db
        .insertInto('lead_access')
        .values({ token_hash: hash, lead_id: leadId, created_at: at, used_at: at })
        .execute();
      if (oldToken === undefined) return token;
      // Keeps the creation time: carrying over must not extend the absolute timeout.
      const { tokenHash, usedAfter, createdAfter } = livingNow(oldToken, now);
      const carried = await active(db, tokenHash, usedAfter, createdAfter)
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
    touch: async (db: Connection, token: string, now: Date): Promise<void> => {
      await db
        .updateTable('lead_access')
        .set({ used_at: now.toISOString() })
        .where('token_hash', '=', hashToken(token))
        .where('used_at', '>', before(now, idleMinutes))
        .execute();
    },
    endOthers: async (db: Connection, leadId: string, token: string | undefined = ''): Promise<void> => {
      await db
        .deleteFrom('lead_access')
        .where('lead_id', '=', leadId)
        .where('token_hash', '<>', hashToken(token))
        .execute();
    },
    endAll: async (db: Connection, leadId: string): Promise<void> => {
      await db.deleteFrom('lead_access').where('lead_id', '=', leadId).execute();
    },
  };
}

const before = (now: Date, minutes: number): string => momentBefore(now, minutes * minuteMs);
