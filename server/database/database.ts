import type { Kysely } from 'kysely';

/**
 * The schema on both databases: text, integers, 0 and 1 for flags, times as ISO text in UTC. `app/tables.ts` adds the
 * tables of the subjects.
 */
export interface Tables {
  migrations: { name: string; applied_at: string };
  settings: { name: string; value: string };
}

/** A Kysely connection; inside `write` it belongs to the transaction. */
export type Connection = Kysely<Tables>;

interface DatabaseLoad {
  readonly connections: number;
  readonly idle: number;
  /** Jobs that wait for a connection. */
  readonly waiting: number;
}

/** A write resolves only after the commit: an acknowledged write survives a power failure. */
export interface Database {
  read<T>(job: (db: Connection) => Promise<T>): Promise<T>;
  /**
   * One transaction: all of the job or nothing. A job must await only the database, because on SQLite all writes of
   * one turn of the event loop share a transaction.
   */
  write<T>(job: (db: Connection) => Promise<T>): Promise<T>;
  /** The database's internal row id, for use within one statement. */
  readonly rowName: string;
  /** Truncates the WAL, which still contains erased rows; skipped while a reader uses it. */
  truncateWal(): Promise<void>;
  /**
   * Calls back after another connection, in any process, may have changed a table named by `notifyOnChange`; false
   * positives are possible. Returns a function that stops watching.
   */
  watch(changed: () => void): () => void;
  /** For migrations: `watch` reports changes of this table from then on. */
  notifyOnChange(db: Connection, table: keyof Tables): Promise<void>;
  /** Serialises migrations of processes that start at the same time. */
  lockSchema(db: Connection): Promise<void>;
  load(): DatabaseLoad;
  close(): Promise<void>;
}
