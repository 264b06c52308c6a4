import { sql } from 'kysely';
import { bucketOf } from '../../src/contract/measurement/buckets.ts';
import type { VisitEvent } from '../../src/contract/measurement/visit-event.ts';
import type { Connection } from '../database/database.ts';
import type { EventCountTable } from '../database/panel-tables.ts';

type Named<Name extends VisitEvent['name']> = Extract<VisitEvent, { name: Name }>;

/** Subject and detail under which an event is counted. */
const places: { [Name in VisitEvent['name']]: (event: Named<Name>) => readonly [string, string] } = {
  question_shown: ({ step, journey = '' }) => [step, journey],
  question_answered: ({ step, seconds }) => [step, seconds === undefined ? '' : bucketOf('seconds', seconds)],
  answer_refused: ({ step, reason }) => [step, reason],
  side_question: ({ topic = '', outcome }) => [topic, outcome],
  answer_edited: ({ step }) => [step, ''],
  visit_left: ({ step }) => [step, ''],
  visit_resumed: ({ step }) => [step, ''],
  face_changed: ({ step, from, face }) => [step, `${from}>${face}`],
  coverage_found: ({ uf, covered }) => [uf, covered ? 'covered' : 'uncovered'],
  order_placed: ({ journey }) => [journey, ''],
  page_speed: ({ page, metric, value }) => [page, `${metric}:${bucketOf(metric, value)}`],
};

const subjectAndDetailOf = <Name extends VisitEvent['name']>(event: Named<Name>): readonly [string, string] =>
  places[event.name](event);

/** The total and one row per dimension, because a chart reads a single dimension. */
const dimensionsOf = ({
  face,
  campaign,
  device,
  arms,
}: VisitEvent): readonly (readonly [string, string])[] => [
  ['all', ''],
  ['face', face],
  ['campaign', campaign],
  ['device', device],
  ...arms.map((arm) => ['arm', arm] as const),
];

export function countsOf(events: readonly { day: string; event: VisitEvent }[]): EventCountTable[] {
  const counts = new Map<string, EventCountTable>();
  for (const { day, event } of events) {
    const [subject, detail] = subjectAndDetailOf(event);
    for (const [dimension, value] of dimensionsOf(event)) {
      const key = JSON.stringify([dimension, value, event.name, day, subject, detail]);
      const known = counts.get(key);
      if (known) known.many += 1;
      else counts.set(key, { dimension, value, name: event.name, day, subject, detail, many: 1 });
    }
  }
  // Sorted, so that concurrent processes update rows in the same order and cannot deadlock.
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

const batchSize = 500;

export async function addCounts(db: Connection, counts: readonly EventCountTable[]): Promise<void> {
  for (let from = 0; from < counts.length; from += batchSize)
    await db
      .insertInto('event_counts')
      .values(counts.slice(from, from + batchSize))
      .onConflict((conflict) =>
        conflict
          .columns(['dimension', 'value', 'name', 'day', 'subject', 'detail'])
          .doUpdateSet({ many: sql`event_counts.many + excluded.many` }),
      )
      .execute();
}
