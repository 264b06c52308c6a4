import { sql } from 'kysely';
import { dayInBrasilia, toIsoDate } from '../../src/brazil/date.ts';
import { bucketOf } from '../../src/contract/measurement/buckets.ts';
import type { VisitEvent } from '../../src/contract/measurement/visit-event.ts';
import type { VisitorGroups } from '../../src/contract/measurement/visitor-groups.ts';
import type { JourneyId } from '../../src/funnel/journeys/journey.ts';
import type { Connection } from '../database/database.ts';
import { areKnownGroups, type Measured } from './is-known-event.ts';
import type { EventCountTable } from './tables.ts';

/** A placed order or renewal: the server's own record, which no browser can send. */
interface OrderPlaced extends Partial<VisitorGroups> {
  readonly name: 'order_placed';
  readonly journey: JourneyId;
  readonly isByPhone?: boolean;
}

/** The detail of an order that was taken on the phone and confirmed in a browser. */
export const byPhone = 'phone';

export type Countable = VisitEvent | OrderPlaced;
export type CountName = Countable['name'];
type Named<Name extends CountName> = Extract<Countable, { name: Name }>;

/** Subject and detail under which an event is counted. */
const places: { [Name in CountName]: (event: Named<Name>) => readonly [string, string] } = {
  question_shown: ({ step, journey = '' }) => [step, journey],
  question_answered: ({ step, seconds }) => [step, seconds === undefined ? '' : bucketOf('seconds', seconds)],
  answer_refused: ({ step, reason }) => [step, reason],
  side_question: ({ topic = '', outcome }) => [topic, outcome],
  answer_edited: ({ step }) => [step, ''],
  visit_left: ({ step }) => [step, ''],
  visit_resumed: ({ step }) => [step, ''],
  face_changed: ({ step, from, face }) => [step, `${from}>${face}`],
  coverage_found: ({ uf, covered }) => [uf, covered ? 'covered' : 'uncovered'],
  order_placed: ({ journey, isByPhone = false }) => [journey, isByPhone ? byPhone : ''],
  page_speed: ({ page, metric, value }) => [page, `${metric}:${bucketOf(metric, value)}`],
};

const subjectAndDetailOf = <Name extends CountName>(event: Named<Name>): readonly [string, string] =>
  places[event.name](event);

/** The total and one row per dimension, because a chart reads a single dimension. */
const dimensionsOf = ({
  face,
  campaign,
  device,
  arms = [],
}: Countable): readonly (readonly [string, string | undefined])[] => [
  ['all', ''],
  ['face', face],
  ['campaign', campaign],
  ['device', device],
  ...arms.map((arm) => ['arm', arm] as const),
];

/** What became of a message of the conversation; null for other events. */
export function messageOutcome(event: Countable): 'answered' | 'unclear' | 'unanswered' | null {
  if (event.face === 'pages') return null;
  if (event.name === 'question_answered') return 'answered';
  return event.name === 'side_question' ? event.outcome : null;
}

/** What the conversation understood is counted by step and by campaign besides, since a question counts as its topic. */
function understoodAt(
  event: Countable,
): readonly (readonly [value: string, subject: string, detail: string])[] {
  const outcome = messageOutcome(event);
  if (outcome === null || !('step' in event)) return [];
  return [
    ['step', event.step, outcome],
    ['campaign', event.campaign, outcome],
  ];
}

export function countsOf(events: readonly { day: string; event: Countable }[]): EventCountTable[] {
  const counts = new Map<string, EventCountTable>();
  for (const { day, event } of events) {
    const place = subjectAndDetailOf(event);
    const rows = [
      ...dimensionsOf(event).map((one) => [...one, ...place] as const),
      ...understoodAt(event).map((one) => ['conversation', ...one] as const),
    ];
    for (const [dimension, value, subject, detail] of rows) {
      if (value === undefined) continue;
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

/**
 * Counts an order or a renewal in the transaction that places it. The last statement there, because PostgreSQL keeps
 * the counts of the day locked until its end. Older pages and other hosts do not say the visitor's groups.
 */
export async function countPlaced(
  db: Connection,
  journey: JourneyId,
  groups: VisitorGroups | undefined,
  measured: Measured,
  now: Date,
  isByPhone = false,
): Promise<void> {
  const known = groups !== undefined && areKnownGroups(groups, measured) ? groups : {};
  const event = { name: 'order_placed', journey, isByPhone, ...known } as const;
  await addCounts(db, countsOf([{ day: dayOf(now), event }]));
}

export const dayOf = (moment: Date): string => toIsoDate(dayInBrasilia(moment.getTime()));
