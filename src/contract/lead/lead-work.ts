import * as z from 'zod/mini';

/** What the shop's people do about a lead: whose it is, how far it is, and when it is contacted next. */

/** The last two end the work. */
export const leadStatus = z.enum(['new', 'talking', 'negotiating', 'won', 'lost']);

export type LeadStatus = z.output<typeof leadStatus>;

export const lossReason = z.enum([
  'too-expensive',
  'other-provider',
  'no-need',
  'unreachable',
  'wrong-contact',
  'other-reason',
]);

export type LossReason = z.output<typeof lossReason>;

export const isWorkEnd = (status: LeadStatus): boolean => status === 'won' || status === 'lost';

export const named = z.object({ id: z.string(), name: z.string() });

/** The work on a lead as lists show it. */
export const listedWork = {
  status: leadStatus,
  /** Whose lead it is. */
  owner: z.nullable(named),
  /** The day of the next contact, yyyy-mm-dd in Brasília, or its minute where an hour is agreed. */
  nextDay: z.nullable(z.string()),
};

export const leadWork = z.object({
  ...listedWork,
  reason: z.nullable(lossReason),
  /** The order that came of it. */
  orderNumber: z.nullable(z.string()),
});

export type LeadWork = z.output<typeof leadWork>;
