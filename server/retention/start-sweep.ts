import { hourMs } from '../../src/brazil/durations.ts';
import type { Database } from '../database/database.ts';
import { sweepAlone } from './sweep.ts';

/** Runs the sweep at start and every hour. Returns a function that stops it. */
export function startSweep(options: {
  database: Database;
  clock: () => Date;
  failed: (error: unknown) => void;
}): () => void {
  const { database, clock, failed } = options;
  const begin = () => void sweepAlone(database, clock).catch(failed);
  begin();
  const timer = setInterval(begin, hourMs).unref();
  return () => clearInterval(timer);
}
