import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileOf, withDatabase } from '../database/open-database.ts';
import { putSetting } from '../database/settings.ts';
import { backupMark, lastBackupName } from '../outbox/hold-restored.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { type Command, runCommand } from './run-command.ts';

/**
 * `npm run backup [file]`: copies the SQLite database consistently while the server keeps writing. The key file is
 * not copied: keep it apart, because together they reveal all data. `npm run backup -- --made-elsewhere` only notes that
 * another program has copied the database.
 */
export const backupCommand: Command = async ({ args, settings, print }) => {
  const isMadeElsewhere = args[0] === '--made-elsewhere';
  const file = sqliteFileOf(settings.databaseUrl);
  if (file === null) {
    if (!isMadeElsewhere)
      throw new StartupError(
        'PostgreSQL is backed up with pg_dump; then `npm run backup -- --made-elsewhere`',
      );
    return withDatabase(settings, (database) =>
      database.write((db) => putSetting(db, lastBackupName, new Date().toISOString())),
    );
  }
  if (!existsSync(file)) throw new StartupError(`There is no database at ${file}`);
  if (!isMadeElsewhere) print(copy(file, args[0]));
  // Not by opening the database as the server does: the copy before an upgrade must not bring the upgrade.
  const source = new DatabaseSync(file, { timeout: 5000 });
  setIn(source, lastBackupName, new Date().toISOString());
  source.close();
};

function copy(file: string, named: string | undefined): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = named ?? `${file.replace(/\.db$/, '')}-${stamp}.backup.db`;
  if (existsSync(target)) throw new StartupError(`${target} is already there`);
  mkdirSync(dirname(target), { recursive: true });
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  // VACUUM INTO reads in one transaction without blocking writers, and does not copy the free pages that held erased
  // data.
  source.prepare('VACUUM INTO ?').run(target);
  source.close();
  const made = new DatabaseSync(target);
  // Marks the copy as a backup, so that a restored server holds messages that may already have been sent.
  setIn(made, backupMark, stamp);
  made.close();
  return target;
}

function setIn(database: DatabaseSync, name: string, value: string): void {
  database.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run(name, value);
}

if (import.meta.main) await runCommand(backupCommand);
