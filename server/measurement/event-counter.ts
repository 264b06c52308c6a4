import type { Database } from '../database/database.ts';
import { endedBy, kept } from '../retention/retention-ages.ts';
import type { VisitEvents } from './visit-event-repository.ts';

/** Few enough that nobody who writes waits for long. */
const together = 500;

/** Adds up what has arrived, in pieces. Any number of processes may do it on one database. */
export async function countEvents(database: Database, events: VisitEvents): Promise<void> {
  while (await database.read((db) => events.hasUncounted(db))) {
    if ((await database.write((db) => events.count(db, together))) === 0) return;
  }
}

/** Lets go of what was counted long ago, in pieces as well: a day's events at once would hold up everybody who writes. */
export async function forgetEvents(database: Database, events: VisitEvents, now: Date): Promise<void> {
  const before = endedBy(now, kept.visitEvents);
  while ((await database.write((db) => events.forget(db, before, together))) === together) {
    // Whoever waits comes first.
    await new Promise((resume) => setImmediate(resume));
  }
}
