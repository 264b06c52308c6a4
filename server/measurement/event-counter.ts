import type { Database } from '../database/database.ts';
import type { VisitEvents } from './visit-event-repository.ts';

/** Few enough that nobody who writes waits for long. */
const batchSize = 500;

/** Adds up what has arrived, in pieces. Any number of processes may do it on one database. */
export async function countEvents(database: Database, events: VisitEvents): Promise<void> {
  while (await database.read((db) => events.hasUncounted(db))) {
    if ((await database.write((db) => events.count(db, batchSize))) === 0) return;
  }
}
