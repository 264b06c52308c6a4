import type { Database } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { readDataKeys } from '../../../server/protection/read-data-keys.ts';

const url = process.env.STORIES_DATABASE ?? '';

/** The database of the server that the stories share. */
export async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, new Date());
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** What seals and opens there. Its keys are made when the server starts. */
export const shopProtection = () => createProtection(readDataKeys(undefined, url), systemRandom);
