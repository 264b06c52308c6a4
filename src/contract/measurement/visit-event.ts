import * as z from 'zod/mini';
import { campaign, deviceClasses, type EventName, eventProperties, faceNames } from './event-properties.ts';

const key = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Older ones are not taken: a day that was counted stays as it is. */
const oldestEvent = 3 * 24 * 3_600_000;

/** So many are sent together. */
export const mostEvents = 50;

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

export const visitEvent = z.discriminatedUnion('name', [
  named('question_shown'),
  named('question_answered'),
  named('answer_refused'),
  named('side_question'),
  named('answer_edited'),
  named('visit_left'),
  named('visit_resumed'),
  named('face_changed'),
  named('coverage_found'),
  named('order_placed'),
  named('page_speed'),
]);

export type VisitEvent = z.output<typeof visitEvent>;

/** One event without what every event says. */
export type Happening = VisitEvent extends infer Event
  ? Event extends VisitEvent
    ? Omit<Event, keyof typeof about>
    : never
  : never;

/** What a browser says of itself with every event. */
export type EventContext = Omit<Pick<VisitEvent, keyof typeof about>, 'id' | 'ago'>;
