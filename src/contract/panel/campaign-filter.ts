import * as z from 'zod/mini';
import { freeText } from '../lead/answers.ts';
import { channels } from '../measurement/touch.ts';

/** Stands in filters for the main site, which has no name in calls. */
export const mainSite = '-';

/** A campaign's name in calls, or the main site. */
export const campaignFilter = z.optional(freeText(48));

/** By the last touch of a lead or an order, or `mainSite` without a mark; and by its channel. */
export const touchFilter = {
  source: z.optional(freeText(60)),
  medium: z.optional(freeText(60)),
  utm: z.optional(freeText(60)),
  channel: z.optional(z.enum(channels)),
};
