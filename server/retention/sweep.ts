import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { minuteMs } from '../../src/brazil/durations.ts';
import type { Connection, Database } from '../database/database.ts';
import { endedBy, kept } from '../database/retention-ages.ts';
import { raiseTopic } from '../live/live-topics.ts';
import { foldRarePlaces } from '../measurement/place-counts.ts';
import { momentAfter } from '../runtime/moment.ts';
import { type RetentionRule, retentionRules } from './retention-rules.ts';

/** Rows per transaction: bounds the time that a visitor's write waits. */
const atOnce = 500;

/** Deletes or clears expired data in batches. */
export async function sweep(database: Database, now: Date): Promise<void> {
  for (const rule of retentionRules) {
    while ((await database.write((db) => endSome(db, database.rowName, rule, now))) === atOnce) {
      // Yields to waiting requests.
      await nextTurn();
    }
  }
  await foldRarePlaces(database, new Date(endedBy(now, kept.contactOfAbandoned)));
}

async function endSome(db: Connection, rowName: string, rule: RetentionRule, now: Date): Promise<number> {
  const { table, since, age = 0, only = sql`1 = 1`, empties, shownIn } = rule;
  const [named, row] = [sql.table(table), sql.raw(rowName)];
  const isOld = since === undefined ? sql`1 = 1` : sql`${sql.ref(since)} <= ${endedBy(now, age)}`;
  const some = sql`${row} in (
    select ${row} from ${named} where ${isOld} and ${only} limit ${atOnce}
  )`;
  const change =
    empties === undefined
      ? sql`delete from ${named} where ${some}`
      : sql`update ${named} set ${sql.join(empties.map((column) => sql`${sql.ref(column)} = null`))} where ${some}`;
  const { numAffectedRows = 0n } = await change.execute(db);
  if (numAffectedRows > 0n && shownIn !== undefined) await raiseTopic(db, shownIn);
  return Number(numAffectedRows);
}

const lease = 'sweep';
/** Longer than a sweep takes; the lease of a crashed process expires. */
const leaseTime = 15 * minuteMs;

/** Takes a lease, so that one of several processes sweeps. */
export async function sweepAlone(database: Database, now: () => Date): Promise<void> {
  const begin = now();
  const value = momentAfter(begin, leaseTime);
  const isOurs = await database.write(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('settings')
      .values({ name: lease, value })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value }).where('settings.value', '<=', begin.toISOString()),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  });
  if (!isOurs) return;
  try {
    await sweep(database, begin);
  } finally {
    await database.write((db) =>
      db.deleteFrom('settings').where('name', '=', lease).where('value', '=', value).execute(),
    );
  }
  await database.truncateWal();
}
