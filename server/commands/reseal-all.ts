import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

/** Rows per transaction: bounds the time that a visitor's write waits. */
const usually = 200;

/** Re-encrypts all texts of older keys with the first key while the shop runs. Returns their number. */
export async function resealAll(database: Database, protection: Protection): Promise<number> {
  let count = 0;
  for (const column of sealedColumns) count += await resealColumn(database, protection, column);
  return count;
}

async function resealColumn(
  database: Database,
  protection: Protection,
  column: SealedColumn,
): Promise<number> {
  const table = sql.table(column.table);
  const key = sql.ref(column.key);
  const text = sql.ref(column.column);
  const only = column.only === undefined ? sql`` : sql`and ${key} = ${column.only}`;
  let last = '';
  let count = 0;
  for (;;) {
    const after = last;
    const { rows } = await database.read((db) =>
      sql<{ key: string; text: string }>`
        select ${key} as key, ${text} as text from ${table}
        where ${key} > ${after} and ${text} is not null and ${text} <> '' and ${text} not like ${`${protection.keyId}.%`} ${only}
        order by ${key} limit ${column.atOnce ?? usually}
      `.execute(db),
    );
    if (rows.length === 0) return count;
    await database.write(async (db) => {
      for (const row of rows) {
        const place = column.placeOf(row.key);
        const anew = protection.seal(protection.openBytes(row.text, place), place);
        // Conditional update: a concurrent writer has already used the first key.
        await sql`update ${table} set ${text} = ${anew} where ${key} = ${row.key} and ${text} = ${row.text}`.execute(
          db,
        );
      }
    });
    last = rows.at(-1)?.key ?? last;
    count += rows.length;
  }
}
