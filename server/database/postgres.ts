import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { messageOf } from '../runtime/message-of.ts';
import { StartupError } from '../runtime/startup-error.ts';
import type { Database, Tables } from './database.ts';
import { preparingPool } from './preparing-pool.ts';
import { isConflict, isPlanOutdated, noSignOfLife } from './storage-trouble.ts';
import { notifyOnChange, watchPostgres } from './watch-postgres.ts';
import { watchPulse } from './watch-pulse.ts';

export interface PostgresOptions {
  readonly poolSize: number;
  readonly statementSeconds: number;
  /** A direct connection that bypasses a transaction pooler, needed for LISTEN. */
  readonly directUrl?: string | undefined;
}

const usual: PostgresOptions = { poolSize: 10, statementSeconds: 15 };

/** One transaction per write, from a pool; PostgreSQL does its own group commit. */
export async function openPostgres(url: string, options: PostgresOptions = usual): Promise<Database> {
  const { poolSize, statementSeconds, directUrl = url } = options;
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementSeconds * 1000,
    idle_in_transaction_session_timeout: statementSeconds * 1000,
    // Client-side timeout, because an unreachable server cannot enforce its own.
    query_timeout: (statementSeconds + 5) * 1000,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  });
  // Lost connections are replaced by the pool and their queries fail on their own. Without listeners on the pool
  // (idle connections) and on each client (busy ones), the 'error' event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const preparing = preparingPool(pool);
  // Behind a transaction pooler connections are shared, so named prepared statements do not work.
  const isPooled = options.directUrl !== undefined;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: isPooled ? pool : preparing }) });
  const again = async <T>(job: () => Promise<T>) => {
    if (pulse.isSilent()) throw noSignOfLife();
    return tryingAgain(job, preparing.forget);
  };
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartupError(`Cannot reach the PostgreSQL database of DATABASE_URL: ${messageOf(error)}`);
  }
  // Without its connection a waiting call fails at once, and the server rolls it back. A sign of life does not queue in
  // a pooler, where others may wait long.
  const pulse = watchPulse(directUrl, () => {
    for (const socket of sockets) socket.destroy();
  });
  return {
    read: (job) => again(() => job(db)),
    write: (job) => again(() => db.transaction().execute(job)),
    rowName: 'ctid',
    // PostgreSQL recycles its WAL itself.
    truncateWal: async () => {},
    watch: (changed) => watchPostgres(directUrl, changed),
    notifyOnChange,
    lockSchema: async (transaction) => {
      await sql`select pg_advisory_xact_lock(20260401)`.execute(transaction);
    },
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // Connections that are still busy are closed with the process.
    close: async () => {
      pulse.stop();
      await Promise.race([db.destroy(), wait(closeTimeoutMs, undefined, { ref: false })]);
    },
  };
}

const closeTimeoutMs = 3000;

/**
 * Retries a job that was rolled back by a serialization conflict or deadlock, or that used a prepared statement
 * invalidated by a migration.
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
