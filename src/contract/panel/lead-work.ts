import * as z from 'zod/mini';
import { clockMinutePattern } from '../../brazil/clock-minute.ts';
import { panelCall } from '../endpoint.ts';
import { orderNumber } from '../followed-order.ts';
import { leadStatus, listedWork, lossReason, named } from '../lead/lead-work.ts';
import { isoDay } from './iso-day.ts';
import { addsNote, maskedFields } from './opened-record.ts';

export const workFilter = {
  /** Leads of ended accounts wait for who assigns them. */
  owner: z.optional(z.union([z.enum(['me', 'me-or-ended', 'none']), z.uuid()])),
  status: z.optional(leadStatus),
  /** Whether the next contact is due, or on a later day. */
  due: z.optional(z.enum(['now', 'later'])),
};

/** A day, or a minute of it in Brasília time. */
const contactTime = z.union([isoDay, z.string().check(z.regex(clockMinutePattern))]);

/** As it stands on a card: enough to call. */
const dueLead = z.object({
  id: z.string(),
  protocol: z.string(),
  name: z.string(),
  plan: z.string(),
  phone: maskedFields,
  /** The last. */
  note: z.string(),
  ...listedWork,
});

export const listDueLeads = panelCall('GET', 'panel/leads-due', 'leads.work', {
  summary: 'List the leads whose next contact is today or overdue, the longest first',
  query: z.strictObject({ owner: z._default(z.enum(['me', 'me-or-ended']), 'me') }),
  response: z.object({ leads: z.array(dueLead), more: z.boolean() }),
});

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
    'Set the status of a lead and the day or minute of its next contact; nobody’s lead becomes that of the operator',
  params,
  body: z.strictObject({
    /** The status and the next contact as they were read. */
    from: leadStatus,
    fromDay: z.optional(contactTime),
    to: leadStatus,
    /** The next contact, while the work goes on. */
    nextDay: z.optional(contactTime),
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
