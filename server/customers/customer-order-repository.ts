import { dayMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { momentBefore } from '../runtime/moment.ts';

type Kind = 'renewal' | 'migration';

/** Orders of existing customers, one per kind and year. */
export interface CustomerOrders {
  latest(db: Connection, kind: Kind, cpfHash: string, now: Date): Promise<string | undefined>;
  /** False if a concurrent call was first. */
  claim(db: Connection, kind: Kind, cpfHash: string, orderNumber: string, now: Date): Promise<boolean>;
}

export function customerOrderRepository(): CustomerOrders {
  return {
    latest: async (db, kind, cpfHash, now) => {
      const row = await db
        .selectFrom('customer_orders')
        .select('order_number')
        .where('kind', '=', kind)
        .where('cpf_hash', '=', cpfHash)
        .where('created_at', '>', aYearBefore(now))
        .executeTakeFirst();
      return row?.order_number;
    },
    claim: async (db, kind, cpfHash, orderNumber, now) => {
      const order = { order_number: orderNumber, created_at: now.toISOString() };
      // One upsert decides, so that two concurrent orders cannot both succeed.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('customer_orders')
        .values({ kind, cpf_hash: cpfHash, ...order })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'cpf_hash'])
            .doUpdateSet(order)
            .where('customer_orders.created_at', '<=', aYearBefore(now)),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}

const aYearBefore = (now: Date): string => momentBefore(now, 365 * dayMs);
