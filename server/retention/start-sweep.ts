import { hourMs } from '../../src/brazil/durations.ts';
import type { Database } from '../database/database.ts';
import { sweepAlone } from './sweep.ts';

/** Lets what has served its purpose end by itself, at start and every hour. Answers how to stop. */
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
