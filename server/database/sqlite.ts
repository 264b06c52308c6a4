import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { messageOf } from '../runtime/message-of.ts';
import { StartupError } from '../runtime/startup-error.ts';
import type { Database, Tables } from './database.ts';
import { groupWrites } from './group-writes.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

interface Options {
  readonly onCommit?: (jobs: number) => void;
}

/** Milliseconds to wait for a lock while opening. */
const timeoutMs = 5000;

/** Embedded SQLite: one connection writes, a read-only one reads. */
export function openSqlite(file: string, options: Options = {}): Database {
  const { writing, reading } = openBoth(file);
  const writer = new Kysely<Tables>({ dialect: sqliteDialect(writing) });
  const reader = new Kysely<Tables>({ dialect: sqliteDialect(reading) });
  const { write, waiting, isBusy } = groupWrites(writing, writer, options.onCommit ?? (() => {}));
  return {
    read: (job) => job(reader),
    write,
    rowName: 'rowid',
    truncateWal: async () => {
      writing.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    watch: (changed) => watchSqlite(reading, changed),
    // `watch` sees every commit already.
    notifyOnChange: async () => {},
    lockSchema: async () => {},
    // The reading connection never queues.
    load: () => ({ connections: 2, idle: isBusy() ? 1 : 2, waiting: waiting() }),
    close: async () => {
      // An empty write waits for the pending ones.
      await write(async () => {});
      reading.close();
      writing.close();
    },
  };
}

function openBoth(file: string) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const writing = new DatabaseSync(file, { timeout: timeoutMs });
    writing.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // Overwrites erased content with zeros.
    writing.exec('PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000');
    // Keeps savepoint journals in memory instead of a temporary file.
    writing.exec('PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536');
    assertDurable(writing);
    // No busy timeout from here on: it would block the event loop.
    writing.exec('PRAGMA busy_timeout = 0');
    const reading = new DatabaseSync(file, { readOnly: true, timeout: timeoutMs });
    return { writing, reading };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`Cannot open the database at ${file}: ${messageOf(error)}`);
  }
}

function assertDurable(handle: DatabaseSync): void {
  const value = (sql: string) => Object.values(handle.prepare(sql).get() ?? {})[0];
  assertVersion(String(value('SELECT sqlite_version()')));
  if (value('PRAGMA journal_mode') !== 'wal') throw new StartupError('SQLite refuses WAL mode on this disk');
  if (value('PRAGMA synchronous') !== 2) throw new StartupError('SQLite refuses synchronous=FULL');
  if (value('PRAGMA foreign_keys') !== 1) throw new StartupError('SQLite refuses foreign keys');
}

/** Older versions can corrupt the database when a WAL is checkpointed while it is written. */
export function assertVersion(version: string): void {
  const numbers = version.split('.').map(Number);
  const needed = [3, 51, 3];
  const differing = needed.findIndex((part, index) => part !== (numbers[index] ?? 0));
  if (differing === -1) return;
  if ((numbers[differing] ?? 0) < (needed[differing] ?? 0)) {
    throw new StartupError(`SQLite ${needed.join('.')} or newer is needed; this Node.js carries ${version}`);
  }
}

/** Polling interval in milliseconds; a poll reads one number from memory. */
const pause = 400;

/** `data_version` changes when another connection, in any process, has committed. */
function watchSqlite(reading: DatabaseSync, changed: () => void): () => void {
  const statement = reading.prepare('PRAGMA data_version');
  const version = () => statement.get()?.data_version;
  let last = version();
  const timer = setInterval(() => {
    if (!reading.isOpen) return clearInterval(timer);
    const now = version();
    if (now === last) return;
    last = now;
    changed();
  }, pause).unref();
  return () => clearInterval(timer);
}
