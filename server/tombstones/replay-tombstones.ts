import { sql } from 'kysely';
import type { Connection, Database } from '../database/database.ts';
import { type Erasures, erasable, tombstoneOf } from './erasure-repository.ts';
import type { Tombstone, TombstoneFile } from './tombstone-file.ts';

interface Parts {
  readonly database: Database;
  readonly erasures: Erasures;
  readonly recoveries: { stop(db: Connection, contactHash: string, at: Date): Promise<void> };
  readonly tombstones: TombstoneFile;
  readonly now: Date;
}

/**
 * Runs before serving: repeats erasures and opt-outs that a restored backup lacks, and adds those that the file
 * lacks. Returns the number of erased leads.
 */
export async function replayTombstones({ database, tombstones, now, ...parts }: Parts): Promise<number> {
  const written = tombstones.read();
  const known = await knownTombstones(database);
  const lacking = (from: readonly Tombstone[], kind: Tombstone['kind'], among: readonly Tombstone[]) => {
    const there = new Set(among.filter((each) => each.kind === kind).map(({ hash }) => hash));
    return from.filter((each) => each.kind === kind && !there.has(each.hash));
  };
  tombstones.add([...lacking(known, 'erased', written), ...lacking(known, 'stopped', written)]);
  for (const { hash, at } of lacking(written, 'stopped', known))
    await database.write((db) => parts.recoveries.stop(db, hash, new Date(at)));

  const erased = new Set(lacking(written, 'erased', known).map(({ hash }) => hash));
  if (erased.size === 0) return 0;
  const ids = await idsOf(database, erased);
  for (const id of ids) await database.write((db) => parts.erasures.erase(db, id, now));
  return ids.length;
}

async function knownTombstones(database: Database): Promise<Tombstone[]> {
  const { erased, stopped } = await database.read(async (db) => ({
    erased: await db.selectFrom('erased_leads').select(['id_hash as hash', 'erased_at as at']).execute(),
    stopped: await db
      .selectFrom('message_stops')
      .select(['contact_hash as hash', 'stopped_at as at'])
      .execute(),
  }));
  return [
    ...erased.map((row) => ({ kind: 'erased' as const, ...row })),
    ...stopped.map((row) => ({ kind: 'stopped' as const, ...row })),
  ];
}

const atOnce = 2000;

async function idsOf(database: Database, hashes: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (const { table, only } of erasable) {
    let last: string | undefined = '';
    while (last !== undefined) {
      const after: string = last;
      const { rows } = await database.read((db) =>
        sql<{ id: string }>`
          select id from ${sql.table(table)} where id > ${after} and ${only} order by id limit ${atOnce}
        `.execute(db),
      );
      found.push(...rows.flatMap(({ id }) => (hashes.has(tombstoneOf(id)) ? [id] : [])));
      last = rows.at(-1)?.id;
    }
  }
  return found;
}
