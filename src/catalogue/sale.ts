import * as z from 'zod/mini';
import { type ClockMinute, minuteAfter } from '../brazil/clock-minute.ts';
import { states, type Uf } from '../brazil/states.ts';

/** A day, or a minute, in Brasília time. */
const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/));

/** Where and when something is sold. Omitted values mean everywhere or without limit; both ends are inclusive. */
export const saleRule = z.strictObject({
  states: z.optional(z.array(z.enum(states.map(({ uf }) => uf)))),
  from: z.optional(moment),
  until: z.optional(moment),
});

export type SaleRule = z.output<typeof saleRule>;

/** Why something is not sold: in other states only, not yet, or no longer. */
export type Unsold =
  | { why: 'elsewhere'; states: readonly Uf[] }
  | { why: 'early'; from: string }
  | { why: 'over' };

/** The first rule that forbids the sale in a state at that minute. */
export function unsoldBy(rules: readonly SaleRule[], state: Uf | null, now: ClockMinute): Unsold | null {
  for (const rule of rules) {
    const { states: sold } = rule;
    if (sold !== undefined && (state === null || !sold.includes(state)))
      return { why: 'elsewhere', states: sold };
    const closed = closedAt(rule, now);
    if (closed !== null) return closed;
  }
  return null;
}

/** A period with inclusive ends. */
export interface Period {
  from?: string | undefined;
  until?: string | undefined;
}

/** Why a period does not apply at that minute. A day includes all its minutes. */
export function closedAt(
  { from, until }: Period,
  now: ClockMinute,
): Exclude<Unsold, { states: unknown }> | null {
  if (from !== undefined && now.slice(0, from.length) < from) return { why: 'early', from };
  if (until !== undefined && now.slice(0, until.length) > until) return { why: 'over' };
  return null;
}

/** Whether two periods have a minute in common. */
export const overlap = (one: Period, other: Period): boolean =>
  (one.from ?? '') <= (other.until ?? '9') && (other.from ?? '') <= (one.until ?? '9');

/** The minutes at which a period starts and has ended. */
export const turnsOf = ({ from, until }: Period): ClockMinute[] => [
  ...(from === undefined ? [] : [from.padEnd(16, 'T00:00')]),
  ...(until === undefined ? [] : [minuteAfter(until.length === 16 ? until : `${until}T23:59`)]),
];
