import { dayMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { momentBefore } from '../runtime/moment.ts';

type Kind = 'renewal' | 'migration';

export type CustomerOrders = ReturnType<typeof customerOrderRepository>;

/** Orders of existing customers, one per kind and year. */
export function customerOrderRepository() {
  return {
    latest: async (db: Connection, kind: Kind, cpfHash: string, now: Date): Promise<string | undefined> => {
      const row = await db
        .selectFrom('customer_orders')
        .select('order_number')
        .where('kind', '=', kind)
        .where('cpf_hash', '=', cpfHash)
        .where('created_at', '>', aYearBefore(now))
        .executeTakeFirst();
      return row?.order_number;
    },
    /** False if a concurrent call was first. */
    claim: async (db: Connection, kind: Kind, cpfHash: string, orderNumber: string, now: Date) => {
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
