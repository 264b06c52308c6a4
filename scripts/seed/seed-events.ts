import type { Database } from '../../server/database/database.ts';
import { dayInSaoPaulo } from '../../server/measurement/day-in-sao-paulo.ts';
import { addCounts, countsOf } from '../../server/measurement/event-counts.ts';
import { dayMs } from '../../src/brazil/durations.ts';
import type { VisitEvent } from '../../src/contract/measurement/visit-event.ts';
import { chanceFrom } from './chance.ts';
import { madeUpVisit } from './made-up-visits.ts';

const days = 90;
const batchSize = 2000;
/** Older events are gone, and stand in the counts. */
const eventsStay = 7;

/** Made-up visits of the last three months, as if they had arrived and been counted. Answers how many events. */
export async function seedEvents(database: Database, many: number, now: Date): Promise<number> {
  const chance = chanceFrom(now.getTime());
  let written = 0;
  for (let back = days; back >= 1; back -= 1) {
    const moment = new Date(now.getTime() - back * dayMs);
    const events: VisitEvent[] = [];
    while (events.length < Math.ceil(many / days)) events.push(...madeUpVisit(chance));
    if (back < eventsStay) await writeEvents(database, events, moment);
    const day = dayInSaoPaulo(moment);
    await database.write((db) => addCounts(db, countsOf(events.map((event) => ({ day, event })))));
    written += events.length;
  }
  return written;
}

async function writeEvents(database: Database, events: readonly VisitEvent[], moment: Date): Promise<void> {
  const day = dayInSaoPaulo(moment);
  const happened_at = moment.toISOString();
  for (let from = 0; from < events.length; from += batchSize) {
    const rows = events
      .slice(from, from + batchSize)
      .map((event) => ({ id: event.id, happened_at, day, event: JSON.stringify(event), counted: 1 }));
    await database.write((db) =>
      db
        .insertInto('visit_events')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}
