import { openDatabase } from './database/open-database.ts';
import { readSettings } from './env.ts';
import { readDataKeys } from './protection/data-keys.ts';
import { openProtection } from './protection/open-protection.ts';
import { systemRandom } from './protection/random.ts';
import { resealAll } from './protection/reseal.ts';

/** `npm run keys:rotate`: re-encrypts all data with the first data key, so that older keys can be retired. */
try {
  process.umask(0o077);
  const settings = readSettings(process.env);
  const keys = readDataKeys(settings.dataKey, settings.databaseUrl);
  const database = await openDatabase(settings.databaseUrl, new Date());
  try {
    const count = await resealAll(database, await openProtection(database, keys, systemRandom));
    process.stdout.write(`Sealed anew: ${count}. Now the first data key opens everything.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
