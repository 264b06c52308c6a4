import { createRepositories, type Repositories } from '../../server/app/repositories.ts';
import type { Database } from '../../server/database/database.ts';
import { sqliteFileOf } from '../../server/database/open-database.ts';
import { openPostgres } from '../../server/database/postgres.ts';
import { openSqlite } from '../../server/database/sqlite.ts';
import { openProtection } from '../../server/protection/open-protection.ts';
import { systemRandom } from '../../server/protection/random.ts';

/** A known data key, so that audits can decrypt. */
const proofKey = Buffer.alloc(32, 5);

export const shopSettings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_KEY: proofKey.toString('base64'),
  // One visitor finishes one lead fifty times at once: more than one network's share of the usual places.
  MAX_IN_FLIGHT: '400',
});

export interface FaultOptions {
  readonly engine: 'sqlite' | 'postgres';
  /** URL of an empty database. */
  readonly url: string;
  readonly port: number;
  readonly visitors: number;
  readonly seed: number;
}

export interface ShopDatabase {
  readonly database: Database;
  readonly repositories: Repositories;
  readonly isSqlite: boolean;
}

/** Opens the database of a running server without migrating it. */
export async function withShopDatabase<T>(url: string, look: (shop: ShopDatabase) => Promise<T>): Promise<T> {
  const file = sqliteFileOf(url);
  const database = file === null ? await openPostgres(url) : openSqlite(file);
  try {
    const protection = await openProtection(database, [proofKey], systemRandom);
    const repositories = createRepositories(protection, systemRandom);
    return await look({ database, repositories, isSqlite: file !== null });
  } finally {
    await database.close();
  }
}
