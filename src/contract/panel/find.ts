import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { freeText } from '../lead/answers.ts';
import { listedConversation } from './conversations.ts';
import { listedLead } from './leads.ts';
import { listedOrder } from './orders.ts';
import { listedRenewal } from './renewals.ts';

export const foundKinds = ['orders', 'leads', 'renewals', 'conversations'] as const;

export type FoundKind = (typeof foundKinds)[number];

/** Of each kind the newest, where the operator may see them. */
export const foundRecords = {
  orders: z.array(listedOrder),
  leads: z.array(listedLead),
  renewals: z.array(listedRenewal),
  conversations: z.array(listedConversation),
};

export const findRecords = panelCall('POST', 'panel/search', 'orders.see', {
  summary:
    'Find orders, leads, renewals and conversations, of each kind the newest and those that may be seen',
  body: z.strictObject({
    search: freeText(80).check(z.minLength(2, 'Escreva pelo menos duas letras ou números.')),
  }),
  response: z.object({
    ...foundRecords,
    /** Kinds of which more was found. */
    more: z.array(z.enum(foundKinds)),
  }),
});
