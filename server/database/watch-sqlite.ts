import type { DatabaseSync } from 'node:sqlite';

/** Polling interval in milliseconds; a poll reads one number from memory. */
const pause = 400;

/** `data_version` changes when another connection, in any process, has committed. */
export function watchSqlite(reading: DatabaseSync, changed: () => void): () => void {
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
