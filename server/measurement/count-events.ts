import type { Database } from '../database/database.ts';
import type { VisitEvents } from './visit-event-repository.ts';

/** Small batches keep transactions short. */
const batchSize = 500;

/** Aggregates new events in batches. Safe to run in several processes on one database. */
export async function countEvents(database: Database, events: VisitEvents): Promise<void> {
  while (await database.read((db) => events.hasUncounted(db))) {
    if ((await database.write((db) => events.count(db, batchSize))) === 0) return;
  }
}
