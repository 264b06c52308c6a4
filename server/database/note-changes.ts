import { type RawBuilder, sql } from 'kysely';
import type { Connection, Database, Tables } from './database.ts';
import { fillIn } from './fill-in.ts';
import { putSetting, readSetting } from './settings.ts';

/** What the feed of changes tells of. */
export type Thing = 'order' | 'lead' | 'call' | 'event';

export interface ChangeTables {
  /** One row a change; `at` is the database's time. */
  changes: { thing: Thing; id: string; at: string };
}

interface Source {
  readonly table: keyof Tables;
  readonly thing: Thing;
  readonly id: string;
  /** The thing is a row of this table, which refers to the changed row by this column. */
  readonly of?: readonly [table: keyof Tables, column: string];
  /** Only new rows with this value. */
  readonly only?: { readonly column: string; readonly is: string };
}

const nowOf = (isSqlite: boolean): RawBuilder<string> =>
  isSqlite
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : sql`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Triggers, so that no code that changes a row can forget it. They only add rows: an update of a shared one would make
 * transactions wait for each other.
 */
export async function noteChangesOf(db: Connection, rowName: string, source: Source): Promise<void> {
  const { table, thing, id, of, only } = source;
  const isSqlite = rowName === 'rowid';
  const now = nowOf(isSqlite);
  for (const change of only === undefined ? ['insert', 'update', 'delete'] : ['insert']) {
    const row = sql.raw(change === 'delete' ? 'old' : 'new');
    const name = `${table}_${thing}_${change}`;
    const what = sql.lit(thing);
    const changed =
      of === undefined
        ? sql`values (${what}, ${row}.${sql.ref(id)}, ${now})`
        : sql`select ${what}, ${sql.ref(id)}, ${now} from ${sql.table(of[0])} where ${sql.ref(of[1])} = ${row}.id`;
    const note = sql`insert into changes (thing, id, at) ${changed};`;
    const head = sql`create trigger ${sql.id(name)} after ${sql.raw(change)} on ${sql.table(table)} for each row`;
    const when = only === undefined ? sql`` : sql`when (new.${sql.ref(only.column)} = ${sql.lit(only.is)})`;
    if (isSqlite) await sql`${head} ${when} begin ${note} end`.execute(db);
    else {
      const noting = sql.id(`note_${name}`);
      await sql`
        create function ${noting}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`.execute(
        db,
      );
      await sql`${head} ${when} execute function ${noting}()`.execute(db);
    }
  }
}

/** Settled once all rows of earlier versions are noted: the triggers note every later one. */
const filled = 'changes filled';

const rowsBefore = [
  ['order', 'orders', 'number'],
  ['lead', 'leads', 'id'],
  ['call', 'support_requests', 'id'],
] as const;

/** Notes rows of earlier versions as changed now. */
export const fillChanges = (database: Database): Promise<number> =>
  fillIn(database, async (db) => {
    if ((await readSetting(db, filled)) !== null) return 0;
    let many = 0;
    for (const [thing, table, id] of rowsBefore) {
      const { numAffectedRows = 0n } = await sql`
        insert into changes (thing, id, at)
        select ${sql.lit(thing)}, ${sql.ref(id)}, ${nowOf(database.rowName === 'rowid')} from ${sql.table(table)} as known
        where not exists (select 1 from changes where thing = ${sql.lit(thing)} and changes.id = known.${sql.ref(id)})
        limit 1000`.execute(db);
      many += Number(numAffectedRows);
    }
    if (many === 0) await putSetting(db, filled, '1');
    return many;
  });

/**
 * The moment before which every change is to be seen: one of a transaction that is still open comes at this moment or
 * later, although it may have been noted before another that is committed.
 */
export async function settledUntil(database: Database): Promise<string> {
  const momentOf = async (db: Connection, moment: RawBuilder<string>) => {
    const { rows } = await sql<{ at: string | null }>`select ${moment} as at`.execute(db);
    return rows[0]?.at ?? '';
  };
  // There one transaction writes at a time, and this one is done when those before it are.
  if (database.rowName === 'rowid') return database.write((db) => momentOf(db, nowOf(true)));
  return database.read(async (db) => {
    // In this order: who begins to write after the first question writes later than its answer.
    const now = await momentOf(db, nowOf(false));
    const begun = await momentOf(
      db,
      sql`(select to_char(min(xact_start) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        from pg_stat_activity where datname = current_database() and backend_xid is not null)`,
    );
    return begun !== '' && begun < now ? begun : now;
  });
}

interface Part {
  /** The place of the last change that was read: `at_id`. */
  readonly after: string;
  readonly until: string;
  readonly many: number;
}

/** The next changes in order: of each thing the last, as the ones before it would tell the same. */
export async function readChanges(
  db: Connection,
  thing: Thing,
  { after, until, many }: Part,
): Promise<{ readonly ids: readonly string[]; readonly next: string; readonly isLast: boolean }> {
  const [at = '', id = ''] = after.split('_');
  const rows = await db
    .selectFrom('changes')
    .select(['id', 'at'])
    .distinct()
    .where('thing', '=', thing)
    .where('at', '<', until)
    .where(sql<boolean>`(at >= ${at} and (at > ${at} or id > ${id}))`)
    .where(
      // One that is not settled is not waited for, or a thing that never rests would not be told of.
      sql<boolean>`not exists (
        select 1 from changes as later where later.thing = changes.thing and later.id = changes.id
        and later.at > changes.at and later.at < ${until})`,
    )
    .orderBy('at')
    .orderBy('id')
    .limit(many)
    .execute();
  const last = rows.at(-1);
  return {
    ids: rows.map((row) => row.id),
    next: last === undefined ? after : `${last.at}_${last.id}`,
    isLast: rows.length < many,
  };
}
