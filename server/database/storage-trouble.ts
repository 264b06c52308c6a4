/** Primary result codes of SQLite for a database that cannot be read or written at the moment. */
const sqliteTroubles: ReadonlySet<number> = new Set([
  5, // busy: another process writes
  6, // locked
  8, // read-only
  10, // the disk failed
  13, // the disk is full
  14, // the file cannot be opened
]);

/**
 * PostgreSQL error classes: connection, resources, operator intervention, system error; and two states: read-only, lock
 * not available.
 */
const postgresTrouble = /^(08|53|57|58)|^(25006|55P03)$/;

const connectionTrouble = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/;
const poolTrouble =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Of a database that does not answer. */
export const noSignOfLife = (): Error =>
  Object.assign(new Error('The database gives no sign of life'), { code: 'ETIMEDOUT' });

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const sqliteCodeOf = (error: unknown): number | undefined => {
  const code = property(error, 'code') === 'ERR_SQLITE_ERROR' ? property(error, 'errcode') : undefined;
  return typeof code === 'number' ? code : undefined;
};

/** Whether a retry may succeed: a serialization failure or a deadlock. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(String(property(error, 'code')));

/** A migration changed the result columns of a prepared statement. */
export const isPlanOutdated = (error: unknown): boolean =>
  property(error, 'code') === '0A000' && property(error, 'routine') === 'RevalidateCachedQuery';

/** Another process holds the write lock. */
export const isBusy = (error: unknown): boolean => ((sqliteCodeOf(error) ?? 0) & 0xff) === 5;

/** A foreign key violation: the parent row is gone. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  sqliteCodeOf(error) === 787 || property(error, 'code') === '23503';

/** A temporary failure of the database: nothing was saved and a retry is safe. */
export function isStorageTrouble(error: unknown): boolean {
  const sqliteCode = sqliteCodeOf(error);
  if (sqliteCode !== undefined) return sqliteTroubles.has(sqliteCode & 0xff);
  const code = String(property(error, 'code') ?? '');
  return (
    isConflict(error) ||
    postgresTrouble.test(code) ||
    connectionTrouble.test(code) ||
    poolTrouble.test(error instanceof Error ? error.message : '')
  );
}
