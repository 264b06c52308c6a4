import * as z from 'zod/mini';
import { stateCode } from '../address.ts';
import { panelCall } from '../endpoint.ts';
import { leadSteps } from '../lead/lead-steps.ts';
import { leadWork, listedWork } from '../lead/lead-work.ts';
import { faceNames } from '../measurement/event-properties.ts';
import { touches } from '../measurement/touch.ts';
import { riskStatus } from '../risk.ts';
import { campaignFilter, touchFilter } from './campaign-filter.ts';
import { isoDay } from './iso-day.ts';
import { workFilter } from './lead-work.ts';
import { maskedFields, showsField, timelineEntry } from './opened-record.ts';
import { listOrder, nextCursor, pageQuery } from './paging.ts';
import { foundTooMany, searchTerm } from './search.ts';

/** Filters of leads. They contain no personal data, so they may be part of a URL. */
export const leadFilter = z.strictObject({
  /** Visitors who left, agreed to offers by e-mail and were not refused: those who may be contacted. */
  consent: z.optional(z.literal('offers')),
  step: z.optional(z.enum(leadSteps)),
  campaign: campaignFilter,
  /** The face of the last answer. */
  face: z.optional(z.enum(faceNames)),
  region: z.optional(stateCode),
  ...touchFilter,
  ...workFilter,
  /** Days of the last answer in Brasília time, yyyy-mm-dd, inclusive. */
  from: z.optional(isoDay),
  to: z.optional(isoDay),
  order: listOrder,
});

export type LeadFilter = z.output<typeof leadFilter>;

export const listedLead = z.object({
  id: z.string(),
  protocol: z.string(),
  /** Time of the last answer. */
  at: z.string(),
  name: z.string(),
  town: z.string(),
  step: z.string(),
  planSku: z.string(),
  campaign: z.string(),
  /** Empty if unknown. */
  face: z.string(),
  touches,
  risk: riskStatus,
  acceptsOffers: z.boolean(),
  ...listedWork,
});

export type ListedLead = z.output<typeof listedLead>;

export const listLeads = panelCall('POST', 'panel/leads/search', 'leads.see', {
  summary:
    'List leads without an order that still have a contact, by their last answer; by their next contact where `due` is given',
  body: z.strictObject({ ...leadFilter.shape, ...pageQuery, search: searchTerm }),
  response: z.object({ leads: z.array(listedLead), isCut: foundTooMany, next: nextCursor }),
});

const leadDetail = z.object({
  ...listedLead.shape,
  ...leadWork.shape,
  /** The plan's name; null without a plan, or for one that is no longer sold. */
  plan: z.nullable(z.string()),
  startedAt: z.string(),
  address: z.string(),
  personal: maskedFields,
  /** The channel by which a link would leave; null where nothing reaches the person. */
  linkBy: z.nullable(z.enum(['whatsapp', 'sms', 'email'])),
  timeline: z.array(timelineEntry),
});

export type LeadDetail = z.output<typeof leadDetail>;

const params = z.object({ id: z.uuid() });

export const readLead = panelCall('GET', 'panel/leads/:id', 'leads.see', {
  summary: 'Get a lead, personal data masked; of one that became an order, the number of the order alone',
  params,
  hasEffect: true,
  response: z.object({ lead: z.nullable(leadDetail), orderNumber: z.nullable(z.string()) }),
});

export const showLeadField = panelCall('POST', 'panel/leads/:id/show', 'personal.show', {
  ...showsField,
  summary: 'Reveal a masked field of a lead; audited',
  params,
});

/** A streamed file, not a call. It contains only the filtered leads who may be contacted. */
export const leadFilePath = 'panel/leads.csv';
export const leadFileBody = z.strictObject({ ...leadFilter.shape, search: searchTerm });
