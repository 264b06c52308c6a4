import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What a repository works with: a connection, inside a transaction when it came from `write`. */
export type Connection = Kysely<Tables>;

/** How busy the database's connections are in this process. */
interface DatabaseLoad {
  readonly connections: number;
  readonly idle: number;
  /** Jobs without a connection. */
  readonly waiting: number;
}

/** Answers only after the commit: what was acknowledged is there after a power cut. */
export interface Database {
  read<T>(job: (db: Connection) => Promise<T>): Promise<T>;
  /**
   * One durable unit: everything the job did or nothing. A job waits for nothing but the database, because on SQLite
   * all writes of one turn of the event loop share a transaction.
   */
  write<T>(job: (db: Connection) => Promise<T>): Promise<T>;
  /** What names a row within one statement, whatever its table's key is. */
  readonly rowName: string;
  /** What was erased stands in the journal for a while: this empties it, unless somebody is reading from it. */
  emptyJournal(): Promise<void>;
  /**
   * Calls back when another connection, of this process or of another one, may have changed what `tellOfChanges` named:
   * rather too often than not at all. Answers how to stop.
   */
  watch(changed: () => void): () => void;
  /** For a migration: from then on changes of this table are noticed by `watch`. */
  tellOfChanges(db: Connection, table: keyof Tables): Promise<void>;
  /** For processes that start at the same time on one database. */
  lockSchema(db: Connection): Promise<void>;
  load(): DatabaseLoad;
  close(): Promise<void>;
}
