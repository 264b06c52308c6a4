/** SQLite's primary result codes of a database that cannot be written or read just now. */
const sqliteTroubles: ReadonlySet<number> = new Set([
  5, // busy: another process writes
  6, // locked
  8, // read-only
  10, // the disk failed
  13, // the disk is full
  14, // the file cannot be opened
]);

/** PostgreSQL's classes: connection, resources, an administrator's stop, its own failure; and a lock that was not given. */
const postgresTrouble = /^(08|53|57|58)|^55P03$/;

/** The connection itself, or none from the pool in time. */
const connectionTrouble = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_)/;
const poolTrouble =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const sqliteCodeOf = (error: unknown): number | undefined => {
  const code = property(error, 'code') === 'ERR_SQLITE_ERROR' ? property(error, 'errcode') : undefined;
  return typeof code === 'number' ? code : undefined;
};

/** Whether another try may have a turn: two writers met, and one had to give way. */
export const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(String(property(error, 'code')));

/** What a connection prepared answers other columns by now, because a migration added one. */
export const isPlanOutdated = (error: unknown): boolean =>
  property(error, 'code') === '0A000' && property(error, 'routine') === 'RevalidateCachedQuery';

/** Another process holds the lock for writing. */
export const isBusy = (error: unknown): boolean => ((sqliteCodeOf(error) ?? 0) & 0xff) === 5;

/** A row that was to be added says that it belongs to one that is gone. */
export const isAboutNothing = (error: unknown): boolean =>
  sqliteCodeOf(error) === 787 || property(error, 'code') === '23503';

/** The database cannot be used just now; nothing was done, and the same may be asked again. */
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
