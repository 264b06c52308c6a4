import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renewalSeller } from '../../src/funnel/sellers.ts';
import { readPlanLists } from '../catalogue/plan-lists.ts';
import { announceCoverage } from '../coverage/announce-coverage.ts';
import { importedCoverage } from '../coverage/imported-coverage.ts';
import { customerRepository } from '../customers/customer-repository.ts';
import { createRepositories } from '../database/create-repositories.ts';
import type { Database } from '../database/database.ts';
import { openDatabase, sqliteFileOf } from '../database/open-database.ts';
import { readSettings, type Settings } from '../env.ts';
import { waysOutOf } from '../messages/ways-out.ts';
import { readDataKeys } from '../protection/data-keys.ts';
import { openProtection } from '../protection/open-protection.ts';
import { systemRandom, timeOrderedId } from '../protection/random.ts';
import { StartupError } from '../startup-error.ts';
import { coverageFile } from './coverage-file.ts';
import { customersFile } from './customers-file.ts';
import { importFile } from './import-file.ts';

/** `npm run coverage:import <file.csv>`, `npm run customers:import <file.csv>`; the shop may go on serving. */
export async function runImport(name: 'coverage' | 'customers', file: string | undefined): Promise<void> {
  // A database that this makes tells of people: for its owner alone.
  process.umask(0o077);
  try {
    if (file === undefined) throw new StartupError(`Name the file: npm run ${name}:import <file.csv>`);
    if (!existsSync(file)) throw new StartupError(`There is no file ${file}`);
    const settings = readSettings(process.env);
    const database = await openDatabase(settings.databaseUrl, new Date());
    try {
      const rows = await (name === 'coverage'
        ? importCoverage(database, file, settings)
        : importCustomers(database, file, readDataKeys(settings.dataKey, settings.databaseUrl)));
      process.stdout.write(`Imported, in place of what was imported before: ${linesIn(rows)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function importCoverage(database: Database, file: string, settings: Settings): Promise<number> {
  const rows = await importFile({ database, kind: coverageFile, file, importId: newImportId(), progress });
  await tellOfCoverage(database, settings);
  return rows;
}

/** Who agreed to be told that the network has come is told by the server that runs. */
async function tellOfCoverage(database: Database, settings: Settings): Promise<void> {
  const { dataKey, databaseUrl, messages, sandbox, siteUrl } = settings;
  // PostgreSQL takes coverage without a key, and messages are sealed.
  if (dataKey === undefined && sqliteFileOf(databaseUrl) === null) return;
  const protection = await openProtection(database, readDataKeys(dataKey, databaseUrl), systemRandom);
  const told = await announceCoverage({
    database,
    repositories: createRepositories(protection, systemRandom, [], waysOutOf(messages, sandbox)),
    rows: importedCoverage(database),
    siteUrl,
    now: new Date(),
  });
  if (told > 0) process.stdout.write(`To be told that the network has come: ${told}\n`);
}

async function importCustomers(
  database: Database,
  file: string,
  keys: readonly Uint8Array[],
): Promise<number> {
  const protection = await openProtection(database, keys, systemRandom);
  const planLists = readPlanLists(join(import.meta.dirname, '../../catalogue'));
  const skus = planLists.forCampaign(renewalSeller.prefix).map(({ sku }) => sku);
  const kind = customersFile(customerRepository(protection, systemRandom, []), skus);
  return importFile({ database, kind, file, importId: newImportId(), progress });
}

const newImportId = (): string => timeOrderedId(systemRandom, new Date());

const progress = (lines: number): void => {
  process.stdout.write(`Read so far: ${linesIn(lines)}\n`);
};

const linesIn = (rows: number): string => (rows === 1 ? '1 line' : `${rows} lines`);
