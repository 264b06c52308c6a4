import { afterTry, isClosed, type TryOutcome } from '../access/three-tries.ts';
import type { Connection } from '../database/database.ts';

/** Guesses of a birth date, counted by document whether it is a customer's or not: the count tells nothing either. */
export interface CustomerTries {
  judge(db: Connection, cpfHash: string, right: boolean, now: Date): Promise<TryOutcome>;
  /** Until when nothing is answered about this document. */
  closedUntil(db: Connection, cpfHash: string, now: Date): Promise<string | null>;
}

export function customerTryRepository(): CustomerTries {
  const select = (db: Connection, cpfHash: string) =>
    db.selectFrom('customer_tries').selectAll().where('cpf_hash', '=', cpfHash);

  return {
    judge: async (db, cpfHash, right, now) => {
      const at = now.toISOString();
      await db
        .insertInto('customer_tries')
        .values({ cpf_hash: cpfHash, failures: 0, tried_at: at })
        .onConflict((conflict) => conflict.column('cpf_hash').doNothing())
        .execute();
      const tries = await select(db, cpfHash).forUpdate().executeTakeFirstOrThrow();
      const { outcome, next = tries } = afterTry(tries, right, now);
      await db
        .updateTable('customer_tries')
        .set({ failures: next.failures, closed_until: next.closed_until, tried_at: at })
        .where('cpf_hash', '=', cpfHash)
        .execute();
      return outcome;
    },
    closedUntil: async (db, cpfHash, now) => {
      const tries = await select(db, cpfHash).executeTakeFirst();
      return tries && isClosed(tries, now) ? tries.closed_until : null;
    },
  };
}
