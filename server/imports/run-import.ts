import { existsSync } from 'node:fs';
import type { ImportKindName } from '../../src/contract/panel/import-runs.ts';
import { announceCoverage } from '../coverage/announce-coverage.ts';
import { importedCoverage } from '../coverage/imported-coverage.ts';
import { createRepositories } from '../database/create-repositories.ts';
import type { Database } from '../database/database.ts';
import { openDatabase, sqliteFileOf } from '../database/open-database.ts';
import { readSettings, type Settings } from '../env.ts';
import { channelSettingsOf } from '../messages/channel-settings.ts';
import { readDataKeys } from '../protection/data-keys.ts';
import { openProtection } from '../protection/open-protection.ts';
import { systemRandom, timeOrderedId } from '../protection/random.ts';
import { StartupError } from '../startup-error.ts';
import { importByName } from './import-by-name.ts';

interface Program {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Output;
  readonly stderr: Output;
}
type Output = { write: (text: string) => unknown };

/**
 * Runs `npm run coverage:import <file.csv>` or `npm run customers:import <file.csv>`, also while the shop is running.
 * Resolves with the exit code.
 */
export async function runImport(
  name: ImportKindName,
  file: string | undefined,
  { env, stdout, stderr }: Program,
): Promise<0 | 1> {
  try {
    if (file === undefined) throw new StartupError(`Name the file: npm run ${name}:import <file.csv>`);
    if (!existsSync(file)) throw new StartupError(`There is no file ${file}`);
    const settings = readSettings(env);
    const database = await openDatabase(settings.databaseUrl, new Date());
    try {
      const { lines } = await importByName[name]({
        ...{ database, file, importId: timeOrderedId(systemRandom, new Date()), isCheck: false },
        keys: () => readDataKeys(settings.dataKey, settings.databaseUrl),
        progress: toldProgress(stdout),
      });
      if (name === 'coverage') await tellOfCoverage(database, settings, stdout);
      stdout.write(`Imported, in place of what was imported before: ${linesIn(lines)}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Enqueues the notifications; the running server sends them. */
async function tellOfCoverage(database: Database, settings: Settings, stdout: Output): Promise<void> {
  const { dataKey, databaseUrl, messages, sandbox, siteUrl } = settings;
  // A coverage import on PostgreSQL needs no data key, but without one messages cannot be encrypted.
  if (dataKey === undefined && sqliteFileOf(databaseUrl) === null) return;
  const protection = await openProtection(database, readDataKeys(dataKey, databaseUrl), systemRandom);
  const told = await announceCoverage({
    database,
    repositories: createRepositories(protection, systemRandom, {
      channelSettings: channelSettingsOf(messages, sandbox),
    }),
    rows: importedCoverage(database),
    siteUrl,
    now: new Date(),
  });
  if (told > 0) stdout.write(`To be told that the network has come: ${told}\n`);
}

/** Prints progress every 100,000 lines. */
function toldProgress(stdout: Output): (lines: number) => void {
  let told = 0;
  return (lines) => {
    if (lines < told + 100_000) return;
    told = lines;
    stdout.write(`Read so far: ${linesIn(lines)}\n`);
  };
}

const linesIn = (rows: number): string => (rows === 1 ? '1 line' : `${rows} lines`);
