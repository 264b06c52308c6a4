import type { Database } from '../database/database.ts';
import { fillIn } from '../database/fill-in.ts';
import type { Protection } from '../protection/protection.ts';
import { leadRows } from './lead-rows.ts';

/** Fills `cnpj_hash` of leads that an older version wrote, so that they are found by document. Returns their number. */
export function fillCnpjHashes(database: Database, protection: Protection): Promise<number> {
  const { toLead, toRow } = leadRows(protection);
  return fillIn(database, async (db, atMost) => {
    const rows = await db
      .selectFrom('leads')
      .selectAll()
      .where('cnpj', 'is not', null)
      .where('cnpj_hash', 'is', null)
      .orderBy('id')
      .limit(atMost)
      .forUpdate()
      .execute();
    for (const row of rows) {
      const { cnpj_hash } = toRow(row.id, { cnpj: toLead(row).cnpj });
      await db.updateTable('leads').set({ cnpj_hash }).where('id', '=', row.id).execute();
    }
    return rows.length;
  });
}
