import type { DatabaseSync } from 'node:sqlite';

/** Milliseconds between two looks: each reads one number out of memory. */
const pause = 400;

/** The number of a connection changes when any other one, in whichever process, has committed. */
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
