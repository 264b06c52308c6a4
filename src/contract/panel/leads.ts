import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { freeText } from '../lead/answers.ts';
import { riskStatus } from '../lead/lead.ts';
import { leadSteps } from '../lead/lead-steps.ts';
import { faceNames } from '../measurement/event-properties.ts';
import { isoDay } from './iso-day.ts';
import { foundTooMany, maskedFields, personalField, searchTerm, stateCode, timelineEntry } from './orders.ts';
import { nextCursor, pageQuery } from './paging.ts';

/** By what leads are chosen. None of it tells of a person, so that it may stand in an address. */
const leadFilter = {
  /** Those who left, agreed to offers by e-mail and were not refused: whom one may write to. */
  consent: z.optional(z.literal('offers')),
  step: z.optional(z.enum(leadSteps)),
  campaign: z.optional(freeText(48)),
  /** In which the last answer was given. */
  face: z.optional(z.enum(faceNames)),
  region: z.optional(stateCode),
  /** Days of Brasília of the last answer, yyyy-mm-dd, both included. */
  from: z.optional(isoDay),
  to: z.optional(isoDay),
};

const filter = z.strictObject(leadFilter);

export type LeadFilter = z.output<typeof filter>;

const listedLead = z.object({
  id: z.string(),
  protocol: z.string(),
  /** Of the last answer. */
  at: z.string(),
  name: z.string(),
  town: z.string(),
  step: z.string(),
  planSku: z.string(),
  campaign: z.string(),
  /** Empty where the browser did not say. */
  face: z.string(),
  risk: riskStatus,
  acceptsOffers: z.boolean(),
});

export type ListedLead = z.output<typeof listedLead>;

export const listLeads = endpoint({
  method: 'POST',
  path: 'panel/leads/search',
  summary: 'Leads without an order whose contact is still kept, the latest answer first',
  access: 'operator',
  right: 'leads.see',
  body: z.strictObject({ ...leadFilter, ...pageQuery, search: searchTerm }),
  response: z.object({ leads: z.array(listedLead), isCut: foundTooMany, next: nextCursor }),
});

const leadDetail = z.object({
  ...listedLead.shape,
  startedAt: z.string(),
  address: z.string(),
  personal: maskedFields,
  timeline: z.array(timelineEntry),
});

const params = z.object({ id: z.uuid() });

export const readLead = endpoint({
  method: 'GET',
  path: 'panel/leads/:id',
  summary: 'A lead without an order, what is personal masked',
  access: 'operator',
  right: 'leads.see',
  params,
  // The look is written down.
  hasEffect: true,
  response: z.object({ lead: leadDetail }),
});

export const showLeadField = endpoint({
  method: 'POST',
  path: 'panel/leads/:id/show',
  summary: 'One masked field of a lead, which is written down',
  access: 'operator',
  right: 'personal.show',
  params,
  body: z.strictObject({ field: personalField }),
  response: z.object({ value: z.string() }),
});

/** What may stand in an address. */
export const leadAddressFilter = filter;

/** Not a call: a file that streams. Of what the search and the filters show it holds whom one may write to, and nobody else. */
export const leadFilePath = 'panel/leads.csv';
export const leadFileBody = z.strictObject({ ...leadFilter, search: searchTerm });
