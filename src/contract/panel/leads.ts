import * as z from 'zod/mini';
import { stateCode } from '../address.ts';
import { panelCall } from '../endpoint.ts';
import { leadSteps } from '../lead/lead-steps.ts';
import { leadWork, listedWork } from '../lead/lead-work.ts';
import { faceNames } from '../measurement/event-properties.ts';
import { touches } from '../measurement/touch.ts';
import { riskStatus } from '../risk.ts';
import { campaignFilter, touchFilter } from './campaign-filter.ts';
import { workFilter } from './lead-work.ts';
import { maskedFields, showsField, timelineEntry } from './opened-record.ts';
import { dayFilter, foundTooMany, searchedList } from './searched-list.ts';

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

export const leadList = searchedList('leads', {
  summary:
    'List leads without an order that still have a contact, by their last answer; by their next contact where `due` is given',
  right: 'leads.see',
  filter: {
    /** Visitors who left, agreed to offers by e-mail and were not refused: those who may be contacted. */
    consent: z.optional(z.literal('offers')),
    step: z.optional(z.enum(leadSteps)),
    campaign: campaignFilter,
    /** The face of the last answer. */
    face: z.optional(z.enum(faceNames)),
    region: z.optional(stateCode),
    ...touchFilter,
    ...workFilter,
    /** By the last answer. */
    ...dayFilter,
  },
  found: { leads: z.array(listedLead), isCut: foundTooMany },
  /** Only the leads who may be contacted. */
  file: { right: 'leads.export', name: 'contatos.csv' },
});

export type LeadFilter = z.output<typeof leadList.filter>;

export const listLeads = leadList.call;

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
