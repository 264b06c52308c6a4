import * as z from 'zod/mini';
import { type CalendarDate, toIsoDate } from '../brazil/date.ts';
import { states, type Uf } from '../brazil/states.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Where and when something is sold. What is left out holds everywhere, or without an end; both days belong to it. */
export const saleRule = z.strictObject({
  states: z.optional(z.array(z.enum(states.map(({ uf }) => uf)))),
  from: z.optional(day),
  until: z.optional(day),
});

export type SaleRule = z.output<typeof saleRule>;

/** Why something is not sold: somewhere else, not yet, or no longer. */
export type Unsold =
  | { why: 'elsewhere'; states: readonly Uf[] }
  | { why: 'early'; from: string }
  | { why: 'over' };

/** The first rule that keeps it from being sold to somebody in the state on that day. */
export function unsoldBy(rules: readonly SaleRule[], state: Uf | null, today: CalendarDate): Unsold | null {
  const now = toIsoDate(today);
  for (const { states: sold, from, until } of rules) {
    if (sold !== undefined && (state === null || !sold.includes(state)))
      return { why: 'elsewhere', states: sold };
    if (from !== undefined && now < from) return { why: 'early', from };
    if (until !== undefined && now > until) return { why: 'over' };
  }
  return null;
}
