import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { orderNumber } from '../followed-order.ts';
import { leadStatus, lossReason, named } from '../lead/lead-work.ts';
import { isoDay } from './iso-day.ts';
import { addsNote } from './opened-record.ts';

export const workFilter = {
  /** Leads of ended accounts wait for who assigns them. */
  owner: z.optional(z.union([z.enum(['me', 'me-or-ended', 'none']), z.uuid()])),
  status: z.optional(leadStatus),
  /** Whether the next contact is due, or on a later day. */
  due: z.optional(z.enum(['now', 'later'])),
};

const params = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });

export const setLeadOwner = panelCall('POST', 'panel/leads/:id/owner', 'leads.work', {
  summary:
    'Take a lead, give it back, or give it to a colleague (leads.assign); refused if it is no longer whose it was',
  params,
  body: z.strictObject({ from: z.nullable(z.string()), to: z.nullable(z.uuid()) }),
  response: done,
});

export const changeLeadWork = panelCall('POST', 'panel/leads/:id/work', 'leads.work', {
  summary:
    'Set the status of a lead and the day of its next contact; nobody’s lead becomes that of the operator',
  params,
  body: z.strictObject({
    /** The status and the next contact as they were read. */
    from: leadStatus,
    fromDay: z.optional(isoDay),
    to: leadStatus,
    /** The next contact, while the work goes on. */
    nextDay: z.optional(isoDay),
    /** Of a lead that is lost. */
    reason: z.optional(lossReason),
    /** The order of one that is won. */
    order: z.optional(orderNumber),
  }),
  response: done,
});

export const addLeadNote = panelCall('POST', 'panel/leads/:id/notes', 'leads.work', { ...addsNote, params });

export const sendLinkToLead = panelCall('POST', 'panel/leads/:id/link', 'leads.work', {
  summary: 'Send the lead the link by which its order is gone on with',
  params,
  response: done,
});

export const listSellers = panelCall('GET', 'panel/sellers', 'leads.see', {
  summary: 'List the operators who work on leads',
  response: z.object({
    sellers: z.array(
      z.object({ ...named.shape, /** False for an account that was ended. */ isActive: z.boolean() }),
    ),
  }),
});
