import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileOf } from '../database/open-database.ts';
import { backupMark } from '../outbox/hold-restored.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run backup [file]`: copies the SQLite database consistently while the server keeps writing. The key file is
 * not copied: keep it apart, because together they reveal all data.
 */
await runCommand(async ({ args, settings, print }) => {
  const file = sqliteFileOf(settings.databaseUrl);
  if (file === null) throw new StartupError('PostgreSQL is backed up with pg_dump');
  if (!existsSync(file)) throw new StartupError(`There is no database at ${file}`);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = args[0] ?? `${file.replace(/\.db$/, '')}-${stamp}.backup.db`;
  if (existsSync(target)) throw new StartupError(`${target} is already there`);
  mkdirSync(dirname(target), { recursive: true });
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  // VACUUM INTO reads in one transaction without blocking writers, and does not copy the free pages that held erased
  // data.
  source.prepare('VACUUM INTO ?').run(target);
  source.close();
  const copy = new DatabaseSync(target);
  // Marks the copy as a backup, so that a restored server holds messages that may already have been sent.
  copy.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run(backupMark, stamp);
  copy.close();
  print(target);
});
