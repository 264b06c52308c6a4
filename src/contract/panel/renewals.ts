import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { orderNumber } from '../followed-order.ts';
import { renewalState } from '../followed-renewal.ts';
import { freeText } from '../lead/answers.ts';
import { addsNote, maskedFields, showsField, timelineEntry } from './opened-record.ts';
import { dayFilter, searchedList } from './searched-list.ts';

/** The team's states: as the customer sees it, and whether the team carried it out. */
export const renewalWorkState = z.enum([...renewalState.options, 'carried-out']);

export type RenewalWorkState = z.output<typeof renewalWorkState>;

export const listedRenewal = z.object({
  number: z.string(),
  placedAt: z.string(),
  state: renewalWorkState,
  name: z.string(),
  /** The masked CPF. */
  document: z.string(),
  /** The plan before the renewal. */
  presentPlan: z.string(),
  plan: z.string(),
  priceCents: z.int(),
});

export type ListedRenewal = z.output<typeof listedRenewal>;

export const renewalList = searchedList('renewals', {
  summary: 'List finished renewals by filters or search',
  right: 'orders.see',
  filter: { state: z.optional(renewalWorkState), plan: z.optional(freeText(16)), ...dayFilter },
  found: { renewals: z.array(listedRenewal) },
  file: { right: 'orders.export', name: 'renovacoes.csv' },
});

export type RenewalFilter = z.output<typeof renewalList.filter>;

export const listRenewals = renewalList.call;

const renewalDetail = z.object({
  ...listedRenewal.shape,
  protocol: z.string(),
  presentPriceCents: z.int(),
  directDebit: z.boolean(),
  /** End of the time to object; null for renewals of an older version. */
  carriedOutFrom: z.nullable(z.string()),
  objectedAt: z.nullable(z.string()),
  personal: maskedFields,
  /** The state that this operator may set. */
  mayBecome: z.nullable(renewalWorkState),
  timeline: z.array(timelineEntry),
});

export type RenewalDetail = z.output<typeof renewalDetail>;

const params = z.object({ number: orderNumber });

export const readRenewal = panelCall('GET', 'panel/renewals/:number', 'orders.see', {
  summary: 'Get a finished renewal, personal data masked',
  params,
  hasEffect: true,
  response: z.object({ renewal: renewalDetail }),
});

export const showRenewalField = panelCall('POST', 'panel/renewals/:number/show', 'personal.show', {
  ...showsField,
  summary: 'Reveal a masked field of a renewal; audited',
  params,
});

export const addRenewalNote = panelCall('POST', 'panel/renewals/:number/notes', 'orders.change', {
  ...addsNote,
  params,
});

export const changeRenewalState = panelCall('POST', 'panel/renewals/:number/state', 'orders.change', {
  summary:
    'Note that a renewal was carried out, or take that back; refused if its state is no longer the one seen',
  params,
  body: z.strictObject({ from: renewalWorkState, to: renewalWorkState }),
  response: z.object({ state: renewalWorkState }),
});
