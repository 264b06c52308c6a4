import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileOf } from './database/open-database.ts';
import { readSettings } from './env.ts';
import { backupMark } from './outbox/hold-restored.ts';
import { StartupError } from './startup-error.ts';

/**
 * `npm run backup [file]`: a consistent copy of the embedded database while the server goes on writing. The key file is
 * not copied: keep it elsewhere, or the copy can be read by whoever finds it.
 */
try {
  // The copy tells of people as the database does: for its owner alone.
  process.umask(0o077);
  const file = sqliteFileOf(readSettings(process.env).databaseUrl);
  if (file === null) throw new StartupError('PostgreSQL is backed up with pg_dump');
  if (!existsSync(file)) throw new StartupError(`There is no database at ${file}`);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = process.argv[2] ?? `${file.replace(/\.db$/, '')}-${stamp}.backup.db`;
  if (existsSync(target)) throw new StartupError(`${target} is already there`);
  mkdirSync(dirname(target), { recursive: true });
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  // One reading transaction: writers go on, and what was erased stays behind with the free pages.
  source.prepare('VACUUM INTO ?').run(target);
  source.close();
  const copy = new DatabaseSync(target);
  // Whoever serves it has to know that messages may have left since.
  copy.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run(backupMark, stamp);
  copy.close();
  process.stdout.write(`${target}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
