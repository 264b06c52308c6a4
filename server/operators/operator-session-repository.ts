import { minuteMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { hashToken } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { type SessionDevice, sessionDevice } from './session-device.ts';

const idle = 30 * minuteMs;

interface OpenSession extends SessionDevice {
  readonly id: string;
  readonly openedAt: string;
  readonly usedAt: string;
}

/** Names a session to its operator; neither the token nor its stored hash follows from it. */
const sessionId = (tokenHash: string): string => hashToken(tokenHash);

export type OperatorSessions = ReturnType<typeof operatorSessionRepository>;

/** Panel sessions: a random 256-bit token, stored as a hash. */
export function operatorSessionRepository(random: Random) {
  const valid = (db: Connection, now: Date) =>
    db
      .selectFrom('operator_sessions')
      .where('used_at', '>', endedBy(now, idle))
      .where('created_at', '>', endedBy(now, kept.operatorSessions));
  return {
    open: async (
      db: Connection,
      operatorId: string,
      now: Date,
      { browser, system }: SessionDevice = sessionDevice(),
    ): Promise<string> => {
      const token = Buffer.from(random.bytes(32)).toString('base64url');
      const at = now.toISOString();
      await db
        .insertInto('operator_sessions')
        .values({
          token_hash: hashToken(token),
          operator_id: operatorId,
          created_at: at,
          used_at: at,
          browser,
          system,
        })
        .execute();
      return token;
    },
    find: async (db: Connection, token: string, now: Date) => {
      const tokenHash = hashToken(token);
      const row = await valid(db, now)
        .select(['operator_id', 'used_at', 'provider_checked_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return (
        row && {
          id: sessionId(tokenHash),
          operatorId: row.operator_id,
          usedAt: row.used_at,
          isOfProvider: row.provider_checked_at !== null,
        }
      );
    },
    /** The valid sessions of an operator, the last used first. */
    listOf: async (db: Connection, operatorId: string, now: Date): Promise<OpenSession[]> => {
      const rows = await valid(db, now)
        .selectAll()
        .where('operator_id', '=', operatorId)
        .orderBy('used_at', 'desc')
        .orderBy('token_hash')
        .execute();
      return rows.map(({ token_hash, created_at, used_at, browser, system }) => ({
        id: sessionId(token_hash),
        openedAt: created_at,
        usedAt: used_at,
        browser,
        system,
      }));
    },
    /** Renews the idle timeout. */
    touch: async (db: Connection, token: string, now: Date): Promise<void> => {
      await db
        .updateTable('operator_sessions')
        .set({ used_at: now.toISOString() })
        .where('token_hash', '=', hashToken(token))
        .execute();
    },
    end: async (db: Connection, token: string): Promise<void> => {
      await db.deleteFrom('operator_sessions').where('token_hash', '=', hashToken(token)).execute();
      await raiseTopic(db, 'sessions');
    },
    endAllOf: async (db: Connection, operatorId: string): Promise<void> => {
      await db.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute();
      await raiseTopic(db, 'sessions');
    },
    /** Ends those of an operator's sessions whose id is wanted. Returns whether there was one. */
    endSome: async (db: Connection, operatorId: string, isWanted: (id: string) => boolean) => {
      const rows = await db
        .selectFrom('operator_sessions')
        .select('token_hash')
        .where('operator_id', '=', operatorId)
        .execute();
      const ended = rows.map(({ token_hash }) => token_hash).filter((hash) => isWanted(sessionId(hash)));
      if (ended.length === 0) return false;
      await db.deleteFrom('operator_sessions').where('token_hash', 'in', ended).execute();
      await raiseTopic(db, 'sessions');
      return true;
    },
  };
}
