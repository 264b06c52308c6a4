import * as z from 'zod/mini';
import { dayMs } from '../../brazil/durations.ts';
import { campaign, deviceClasses, type EventName, eventProperties, faceNames } from './event-properties.ts';

const key = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Older ones are not taken: a day that was counted stays as it is. */
export const oldestEvent = 3 * dayMs;

/** So many are sent together. */
export const maxEvents = 50;

const about = {
  /** Of the event alone: it is counted once, however often it arrives. */
  id: key,
  /** Milliseconds between the event and its sending: no clock of a visitor is believed. */
  ago: z.int().check(z.gte(0), z.lte(oldestEvent)),
  campaign,
  face: z.enum(faceNames),
  device: z.enum(deviceClasses),
  /** Which questions were asked, in which order. */
  definition: z.string().check(z.regex(/^[a-z0-9]{1,16}$/)),
  /** `experiment:arm` */
  arms: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,32}:[a-z0-9-]{1,32}$/))).check(z.maxLength(5)),
  /** What one tab has done, for those who agreed to it. */
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
  order_placed: named('order_placed'),
  page_speed: named('page_speed'),
} as const satisfies { [Name in EventName]: unknown };

export type VisitEvent = { [Name in EventName]: z.output<(typeof events)[Name]> }[EventName];

const isEventName = (name: unknown): name is EventName =>
  typeof name === 'string' && Object.hasOwn(events, name);

const isWhole = (event: unknown): boolean => {
  const name: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'name') : null;
  return isEventName(name) && events[name].safeParse(event).success;
};

/** All that any event says, for the API document. */
const anyProperties: Record<string, z.ZodMiniType> = Object.fromEntries(
  Object.values(eventProperties)
    .flatMap((properties) => Object.entries(properties))
    .map(([property, schema]) => [property, z.optional<z.ZodMiniType>(schema)]),
);

/** Read by its name. That part of zod which reads unions would come with the first page. */
export const visitEvent = z.pipe(
  z.strictObject({ ...about, name: z.string(), ...anyProperties }),
  z.custom<VisitEvent>(isWhole),
);

/** One event without what every event says. */
export type Happening = VisitEvent extends infer Event
  ? Event extends VisitEvent
    ? Omit<Event, keyof typeof about>
    : never
  : never;

/** What a browser says of itself with every event. */
export type EventContext = Omit<Pick<VisitEvent, keyof typeof about>, 'id' | 'ago'>;
