import { existsSync } from 'node:fs';
import { importKinds } from '../../src/contract/panel/import-runs.ts';
import type { Settings } from '../app/env.ts';
import { createRepositories } from '../app/repositories.ts';
import { importedCoverage } from '../coverage/imported-coverage.ts';
import type { Database } from '../database/database.ts';
import { sqliteFileOf, withDatabase } from '../database/open-database.ts';
import { importByName } from '../imports/import-by-name.ts';
import { announceCoverage } from '../leads/lists/announce-coverage.ts';
import { channelSettingsOf } from '../messages/senders/channel-settings.ts';
import { openProtection } from '../protection/open-protection.ts';
import { systemRandom, timeOrderedId } from '../protection/random.ts';
import { readDataKeys } from '../protection/read-data-keys.ts';
import { StartupError } from '../runtime/startup-error.ts';
import { type Command, runCommand } from './run-command.ts';

/**
 * `npm run coverage:import <file.csv>` and `npm run customers:import <file.csv>`; package.json gives the kind as first
 * argument.
 */
export const importCommand: Command = async ({ args: [name, file], settings, print }) => {
  const kind = importKinds.find((known) => known === name);
  if (kind === undefined) throw new StartupError(`Name what to import: ${importKinds.join(' or ')}`);
  if (file === undefined) throw new StartupError(`Name the file: npm run ${kind}:import <file.csv>`);
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}`);
  const { lines } = await withDatabase(settings, async (database) => {
    const now = new Date();
    const imported = await importByName[kind]({
      ...{ database, file, importId: timeOrderedId(systemRandom, now), isCheck: false, now },
      keys: () => readDataKeys(settings.dataKey, settings.databaseUrl),
      progress: printProgress(print),
    });
    if (kind === 'coverage') await tellOfCoverage(database, settings, print);
    return imported;
  });
  print(`Imported, in place of what was imported before: ${linesIn(lines)}`);
};

type Print = (line: string) => void;

/** Enqueues the notifications; the running server sends them. */
async function tellOfCoverage(database: Database, settings: Settings, print: Print): Promise<void> {
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
  if (told > 0) print(`To be told that the network has come: ${told}`);
}

function printProgress(print: Print): (lines: number) => void {
  let told = 0;
  return (lines) => {
    if (lines < told + 100_000) return;
    told = lines;
    print(`Read so far: ${linesIn(lines)}`);
  };
}

const linesIn = (rows: number): string => (rows === 1 ? '1 line' : `${rows} lines`);

if (import.meta.main) await runCommand(importCommand);
