import * as z from 'zod/mini';
import { states } from '../../brazil/states.ts';
import { capacityDay, isoDay } from '../capacity-day.ts';
import { panelCall } from '../endpoint.ts';
import { orderNumber, orderState } from '../followed-order.ts';
import { period, schedule } from '../lead/answers.ts';
import { nextCursor, pageQuery } from './paging.ts';

export const region = z.enum(states.map(({ uf }) => uf));

/** A visit in the calendar, with just enough data to recognise it. */
const visitCard = z.object({
  orderNumber: z.string(),
  state: orderState,
  period,
  /** First name and initial. */
  who: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  mayMove: z.boolean(),
});

export type VisitCard = z.output<typeof visitCard>;

const slot = z.object({
  period,
  /** Whether customers can choose it: Sundays, holidays and today are excluded. */
  isOffered: z.boolean(),
  booked: z.int(),
  /** Null if no capacity is set, which means no limit. */
  capacity: z.nullable(z.int()),
  /** The first visits of the slot. */
  visits: z.array(visitCard),
});

export const readCalendar = panelCall('GET', 'panel/calendar', 'calendar.see', {
  summary: 'Get a week of visits and capacity in a region',
  query: z.strictObject({ region, from: isoDay }),
  response: z.object({
    today: z.string(),
    days: z.array(z.object({ day: z.string(), slots: z.array(slot) })),
    /** Visits of each region in these days. */
    regions: z.array(z.object({ region, booked: z.int() })),
  }),
});

const dayVisit = z.object({
  ...visitCard.shape,
  protocol: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  address: z.string(),
  plan: z.string(),
});

export const listDayVisits = panelCall('GET', 'panel/calendar/:region/:day/:period', 'calendar.see', {
  summary: 'List the visits of a day in a region for the technicians; audited',
  params: z.object({ region, day: isoDay, period }),
  hasEffect: true,
  query: z.strictObject(pageQuery),
  response: z.object({ visits: z.array(dayVisit), next: nextCursor }),
});

export const moveVisitByOperator = panelCall('PATCH', 'panel/visits/:orderNumber', 'calendar.move', {
  summary: 'Move a visit, by the same rules as the customer',
  params: z.object({ orderNumber }),
  /** `from` is where the operator saw it: refused if it was moved meanwhile. */
  body: z.strictObject({ schedule, from: z.optional(schedule) }),
  response: z.object({ visit: schedule }),
});

export const capacityRule = z.object({
  /** A state, or '*' for all. */
  region: z.string(),
  day: z.string(),
  period,
  capacity: z.int(),
});

export const listCapacity = panelCall('GET', 'panel/capacity/:region', 'calendar.see', {
  summary: 'Get the capacity rules of a region and of all regions',
  params: z.object({ region }),
  response: z.object({
    /** Whether these rules apply; the carrier's own system may provide the capacity instead. */
    isOurs: z.boolean(),
    rules: z.array(capacityRule),
  }),
});

export const setCapacity = panelCall('PUT', 'panel/capacity/:region', 'calendar.capacity', {
  summary: 'Set or remove a capacity rule',
  params: z.object({ region: z.union([region, z.literal('*')]) }),
  body: z.strictObject({
    day: capacityDay,
    period,
    capacity: z.nullable(
      z
        .int('Informe um número inteiro.')
        .check(z.gte(0, 'Informe zero ou mais.'), z.lte(9999, 'O máximo é 9999.')),
    ),
  }),
  response: z.object({}),
});

export type CalendarSlot = z.output<typeof slot>;

export type CapacityRule = z.output<typeof capacityRule>;
