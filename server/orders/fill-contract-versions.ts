import type { Database } from '../database/database.ts';
import { fillIn } from '../database/fill-in.ts';
import { keepContract } from './contract-texts.ts';
import { toOrder } from './placed-order.ts';

/** Backfills orders of versions without `contract_version` with the current text. Returns their number. */
export const fillContractVersions = (database: Database, now: Date): Promise<number> =>
  fillIn(database, async (db, atMost) => {
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('contract_version', 'is', null)
      .orderBy('number')
      .limit(atMost)
      .forUpdate()
      .execute();
    // Grouped, because many orders share an offer.
    for (const [plan, ofPlan] of Map.groupBy(rows, (row) => row.plan)) {
      const [first] = ofPlan;
      if (first === undefined) throw new Error(`No order of ${plan}`);
      const contract_version = await keepContract(db, toOrder(first).plan, now);
      const numbers = ofPlan.map(({ number }) => number);
      await db.updateTable('orders').set({ contract_version }).where('number', 'in', numbers).execute();
    }
    return rows.length;
  });
