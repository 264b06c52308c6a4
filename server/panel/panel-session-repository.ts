import type { Connection } from '../database/database.ts';
import { hashToken } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { endedBy, kept } from '../retention/retention-ages.ts';

const idle = 30 * 60_000;

/** Who is signed in to the panel: 256 random bits, of which only the hash is kept. */
export interface PanelSessions {
  open(db: Connection, key: string, now: Date): Promise<string>;
  /** When it was last used, or undefined where it does not open. */
  usedAt(db: Connection, key: string, token: string, now: Date): Promise<string | undefined>;
  /** Puts the end by idleness off. */
  touch(db: Connection, key: string, token: string, now: Date): Promise<void>;
  end(db: Connection, key: string, token: string): Promise<void>;
}

export function panelSessionRepository(random: Random): PanelSessions {
  // The key is part of the hash: another key ends every session.
  const hashOf = (key: string, token: string) => hashToken(`${key} ${token}`);
  return {
    open: async (db, key, now) => {
      const token = Buffer.from(random.bytes(32)).toString('base64url');
      const at = now.toISOString();
      await db
        .insertInto('panel_sessions')
        .values({ token_hash: hashOf(key, token), created_at: at, used_at: at })
        .execute();
      return token;
    },
    usedAt: async (db, key, token, now) => {
      const session = await db
        .selectFrom('panel_sessions')
        .select('used_at')
        .where('token_hash', '=', hashOf(key, token))
        .where('used_at', '>', endedBy(now, idle))
        .where('created_at', '>', endedBy(now, kept.panelSessions))
        .executeTakeFirst();
      return session?.used_at;
    },
    touch: async (db, key, token, now) => {
      await db
        .updateTable('panel_sessions')
        .set({ used_at: now.toISOString() })
        .where('token_hash', '=', hashOf(key, token))
        .execute();
    },
    end: async (db, key, token) => {
      await db.deleteFrom('panel_sessions').where('token_hash', '=', hashOf(key, token)).execute();
    },
  };
}
