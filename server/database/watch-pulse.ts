import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Milliseconds between two signs of life, and until one counts as missing. */
const pause = 1000;
const patience = 2500;
/** One may be missing because this process or the server was busy. */
const tooMany = 2;

/**
 * Asks PostgreSQL for signs of life on a connection of its own. A frozen or unreachable server closes no connection, and
 * the time-out of a query has to allow for the slowest one.
 */
export function watchPulse(url: string, silenced: () => void) {
  let missing = 0;
  let isStopped = false;

  const listen = async () => {
    const limits = { connectionTimeoutMillis: patience, query_timeout: patience };
    const client = new Client({ connectionString: url, ...limits });
    // The query fails with its connection.
    client.on('error', () => {});
    try {
      await client.connect();
      while (!isStopped) {
        await client.query('select 1');
        missing = 0;
        await wait(pause, undefined, { ref: false });
      }
    } catch {
      missing += 1;
      if (missing === tooMany) silenced();
    }
    client.end().catch(() => undefined);
  };
  const watch = async () => {
    while (!isStopped) {
      await listen();
      await wait(pause, undefined, { ref: false });
    }
  };
  void watch();
  return {
    isSilent: (): boolean => missing >= tooMany,
    stop: (): void => {
      isStopped = true;
    },
  };
}
