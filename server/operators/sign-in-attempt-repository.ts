import { secondsUntil, tooMany } from '../access/rate-limit.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';

const windowMs = 15 * 60_000;
const allowed = { account: 10, address: 50 };

/** In the database, so that neither a restart nor a second process gives a guesser new tries. */
export interface SignInAttempts {
  /** Counts a try before it is judged, so that a hundred at once are a hundred; refuses when there were too many. */
  spend(db: Connection, who: { email: string; address: string }, now: Date): Promise<void>;
  /** Whoever got in is no guesser. */
  forget(db: Connection, email: string): Promise<void>;
}

export function signInAttemptRepository(protection: Protection): SignInAttempts {
  const keyOf = (kind: keyof typeof allowed, value: string) =>
    protection.fingerprint(value, `sign-in ${kind}`);

  const count = async (db: Connection, key: string, now: Date) => {
    await db
      .insertInto('sign_in_attempts')
      .values({ key, attempts: 0, since: now.toISOString() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const row = await db
      .selectFrom('sign_in_attempts')
      .selectAll()
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isOver = Date.parse(row.since) + windowMs <= now.getTime();
    const next = isOver
      ? { attempts: 1, since: now.toISOString() }
      : { attempts: row.attempts + 1, since: row.since };
    await db.updateTable('sign_in_attempts').set(next).where('key', '=', key).execute();
    return next;
  };

  return {
    spend: async (db, { email, address }, now) => {
      const counted = [
        { ...(await count(db, keyOf('account', email), now)), most: allowed.account },
        { ...(await count(db, keyOf('address', address), now)), most: allowed.address },
      ];
      const over = counted.find(({ attempts, most }) => attempts > most);
      if (over === undefined) return;
      throw tooMany(secondsUntil(new Date(Date.parse(over.since) + windowMs).toISOString(), now));
    },
    forget: async (db, email) => {
      await db.deleteFrom('sign_in_attempts').where('key', '=', keyOf('account', email)).execute();
    },
  };
}
