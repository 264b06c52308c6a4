import { minuteMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { hashToken } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { endedBy, kept } from '../retention/retention-ages.ts';

const idle = 30 * minuteMs;

/** Panel sessions: a random 256-bit token, stored as a hash. */
export interface OperatorSessions {
  open(db: Connection, operatorId: string, now: Date): Promise<string>;
  /** The operator and the last use of a valid session, else undefined. */
  find(db: Connection, token: string, now: Date): Promise<{ operatorId: string; usedAt: string } | undefined>;
  /** Renews the idle timeout. */
  touch(db: Connection, token: string, now: Date): Promise<void>;
  end(db: Connection, token: string): Promise<void>;
  endAllOf(db: Connection, operatorId: string): Promise<void>;
}

export function operatorSessionRepository(random: Random): OperatorSessions {
  return {
    open: async (db, operatorId, now) => {
      const token = Buffer.from(random.bytes(32)).toString('base64url');
      const at = now.toISOString();
      await db
        .insertInto('operator_sessions')
        .values({ token_hash: hashToken(token), operator_id: operatorId, created_at: at, used_at: at })
        .execute();
      return token;
    },
    find: async (db, token, now) => {
      const row = await db
        .selectFrom('operator_sessions')
        .select(['operator_id', 'used_at'])
        .where('token_hash', '=', hashToken(token))
        .where('used_at', '>', endedBy(now, idle))
        .where('created_at', '>', endedBy(now, kept.operatorSessions))
        .executeTakeFirst();
      return row && { operatorId: row.operator_id, usedAt: row.used_at };
    },
    touch: async (db, token, now) => {
      await db
        .updateTable('operator_sessions')
        .set({ used_at: now.toISOString() })
        .where('token_hash', '=', hashToken(token))
        .execute();
    },
    end: async (db, token) => {
      await db.deleteFrom('operator_sessions').where('token_hash', '=', hashToken(token)).execute();
      await raiseTopic(db, 'sessions');
    },
    endAllOf: async (db, operatorId) => {
      await db.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute();
      await raiseTopic(db, 'sessions');
    },
  };
}
