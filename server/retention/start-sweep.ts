import type { Database } from '../database/database.ts';
import type { Retention } from './retention-repository.ts';

const anHour = 3_600_000;

/** Lets what has served its purpose end by itself, at start and every hour. Answers how to stop. */
export function startSweep(options: {
  database: Database;
  retention: Retention;
  clock: () => Date;
  failed: (error: unknown) => void;
}): () => void {
  const { database, retention, clock, failed } = options;
  const sweep = () => {
    database
      .write((db) => retention.sweep(db, clock()))
      .then(() => database.emptyJournal())
      .catch(failed);
  };
  sweep();
  const timer = setInterval(sweep, anHour).unref();
  return () => clearInterval(timer);
}
