import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { preparingPool } from './preparing-pool.ts';
import { isConflict, isPlanOutdated } from './storage-trouble.ts';
import type { Tables } from './tables.ts';
import { tellOfChanges, watchPostgres } from './watch-postgres.ts';

export interface PostgresOptions {
  /** How many connections this process holds at most. */
  readonly poolSize: number;
  /** How long one statement may take. */
  readonly statementSeconds: number;
  /** Around a pooler that gives a connection to somebody else after each transaction: what listens needs one of its own. */
  readonly directUrl?: string | undefined;
}

const usual: PostgresOptions = { poolSize: 10, statementSeconds: 15 };

/** One transaction per write, from a pool; PostgreSQL groups the commits itself. */
export async function openPostgres(url: string, options: PostgresOptions = usual): Promise<Database> {
  const { poolSize, statementSeconds, directUrl = url } = options;
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementSeconds * 1000,
    idle_in_transaction_session_timeout: statementSeconds * 1000,
    // A server that fell silent ends nothing by itself.
    query_timeout: (statementSeconds + 5) * 1000,
    keepAlive: true,
  });
  // A connection that the server closes is replaced by the pool, and a write that used it fails by itself; without a
  // listener on the pool (idle connections) and on each client (busy ones) the news alone would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const preparing = preparingPool(pool);
  // A pooler gives the connection to somebody else, who has prepared nothing.
  const isPooled = options.directUrl !== undefined;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: isPooled ? pool : preparing }) });
  const again = <T>(job: () => Promise<T>) => tryingAgain(job, preparing.forget);
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartupError(`Cannot reach the PostgreSQL database of DATABASE_URL: ${reasonOf(error)}`);
  }
  return {
    read: (job) => again(() => job(db)),
    write: (job) => again(() => db.transaction().execute(job)),
    rowName: 'ctid',
    // PostgreSQL recycles its journal by itself.
    emptyJournal: async () => {},
    watch: (changed) => watchPostgres(directUrl, changed),
    tellOfChanges,
    lockSchema: async (transaction) => {
      await sql`select pg_advisory_xact_lock(20260401)`.execute(transaction);
    },
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // Connections that are still busy end with the process.
    close: () => Promise.race([db.destroy(), wait(closeTimeoutMs, undefined, { ref: false })]),
  };
}

const closeTimeoutMs = 3000;

/**
 * Two writes that stand in each other's way: the database gave one of them up, which did nothing and begins again. So does
 * what was prepared before a newer version of the shop changed its table.
 */
async function tryingAgain<T>(job: () => Promise<T>, forgetPlans: () => void): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await job();
    } catch (error) {
      if (isPlanOutdated(error)) forgetPlans();
      else if (!isConflict(error)) throw error;
      if (tries === 3) throw error;
    }
  }
}

/** Connecting to a name with several addresses fails with one error per address and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : 'unknown reason';
}
