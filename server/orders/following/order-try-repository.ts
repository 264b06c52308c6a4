import { afterTry, type TryOutcome } from '../../access/after-try.ts';
import type { Connection } from '../../database/database.ts';
import type { Protection } from '../../protection/protection.ts';

/** Tries to open an order. Counted for unknown numbers too, so that limits do not reveal which orders exist. */
export interface OrderTries {
  judge(db: Connection, number: string, right: boolean, now: Date): Promise<TryOutcome>;
}

export function orderTryRepository(protection: Protection): OrderTries {
  return {
    judge: async (db, number, right, now) => {
      const number_hash = protection.fingerprint(number, 'followed order');
      const at = now.toISOString();
      await db
        .insertInto('order_tries')
        .values({ number_hash, failures: 0, tried_at: at })
        .onConflict((conflict) => conflict.column('number_hash').doNothing())
        .execute();
      const tries = await db
        .selectFrom('order_tries')
        .selectAll()
        .where('number_hash', '=', number_hash)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { outcome, next = tries } = afterTry(tries, right, now);
      await db
        .updateTable('order_tries')
        .set({ failures: next.failures, closed_until: next.closed_until, tried_at: at })
        .where('number_hash', '=', number_hash)
        .execute();
      return outcome;
    },
  };
}
