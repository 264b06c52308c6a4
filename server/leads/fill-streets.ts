import type { Database } from '../database/database.ts';
import { fillIn } from '../database/fill-in.ts';
import { streetKey } from './street-key.ts';

/** Fills `street` of leads that an older version wrote, so that they are found by it. Returns their number. */
export const fillStreets = (database: Database): Promise<number> =>
  fillIn(database, async (db, atMost) => {
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'address'])
      .where('address', 'is not', null)
      .where('street', 'is', null)
      .orderBy('id')
      .limit(atMost)
      .forUpdate()
      .execute();
    for (const { id, address } of rows)
      await db
        .updateTable('leads')
        .set({ street: streetKey(address ?? '') })
        .where('id', '=', id)
        .execute();
    return rows.length;
  });
