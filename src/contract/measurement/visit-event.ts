import * as z from 'zod/mini';
import { dayMs } from '../../brazil/durations.ts';
import { type EventName, eventProperties } from './event-properties.ts';
import { groupProperties } from './visitor-groups.ts';

const key = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Older events are refused, so that figures of past days do not change. */
export const oldestEvent = 3 * dayMs;

export const maxEvents = 50;

const about = {
  /** Unique per event, so that a repeated one is counted once. */
  id: key,
  /** Milliseconds between the event and its sending, since visitors' clocks may be wrong. */
  ago: z.int().check(z.gte(0), z.lte(oldestEvent)),
  /** The version of the journey: which questions in which order. */
  definition: z.string().check(z.regex(/^[a-z0-9]{1,16}$/)),
  ...groupProperties,
  /** Groups the events of one tab, with consent only. */
  visit: z.optional(key),
};

const named = <const Name extends EventName>(name: Name) =>
  z.strictObject({ ...about, name: z.literal(name), ...eventProperties[name] });

const events = {
  question_shown: named('question_shown'),
  question_answered: named('question_answered'),
  answer_refused: named('answer_refused'),
  side_question: named('side_question'),
  answer_edited: named('answer_edited'),
  visit_left: named('visit_left'),
  visit_resumed: named('visit_resumed'),
  face_changed: named('face_changed'),
  coverage_found: named('coverage_found'),
  page_speed: named('page_speed'),
} as const satisfies { [Name in EventName]: unknown };

export type VisitEvent = { [Name in EventName]: z.output<(typeof events)[Name]> }[EventName];

const isEventName = (name: unknown): name is EventName =>
  typeof name === 'string' && Object.hasOwn(events, name);

const isWhole = (event: unknown): boolean => {
  const name: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'name') : null;
  return isEventName(name) && events[name].safeParse(event).success;
};

/** All properties of all events, for the API document. */
const anyProperties: Record<string, z.ZodMiniType> = Object.fromEntries(
  Object.values(eventProperties)
    .flatMap((properties) => Object.entries(properties))
    .map(([property, schema]) => [property, z.optional<z.ZodMiniType>(schema)]),
);

/** Validated by name: zod's unions would add to the first page. */
export const visitEvent = z.pipe(
  z.strictObject({ ...about, name: z.string(), ...anyProperties }),
  z.custom<VisitEvent>(isWhole),
);

/** An event without the common properties. */
export type EventBody = VisitEvent extends infer Event
  ? Event extends VisitEvent
    ? Omit<Event, keyof typeof about>
    : never
  : never;

/** Common properties that a browser adds to every event. */
export type EventContext = Omit<Pick<VisitEvent, keyof typeof about>, 'id' | 'ago'>;
