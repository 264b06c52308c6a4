import type { Database } from '../database/database.ts';
import { fillIn } from '../database/fill-in.ts';
import type { Protection } from '../protection/protection.ts';
import { toRenewal } from './renewal-row.ts';
import { indexRenewal } from './renewal-terms.ts';

/** Makes renewals that an older version stored searchable. Returns their number. */
export const fillRenewalTerms = (database: Database, protection: Protection): Promise<number> =>
  fillIn(database, async (db, atMost) => {
    const orders = await db
      .selectFrom('renewal_orders')
      .select(['number', 'renewal_id'])
      .where('searchable', 'is', null)
      .orderBy('number')
      .limit(atMost)
      .forUpdate()
      .execute();
    for (const { number, renewal_id } of orders) {
      const row = await db
        .selectFrom('renewals')
        .selectAll()
        .where('id', '=', renewal_id)
        .executeTakeFirstOrThrow();
      await indexRenewal(db, protection, number, toRenewal(protection, row));
    }
    return orders.length;
  });
