import * as z from 'zod/mini';
import { freeText } from '../lead/answers.ts';

/** Stands in filters for the main site, which has no name in calls. */
export const mainSite = '-';

/** A campaign's name in calls, or the main site. */
export const campaignFilter = z.optional(freeText(48));
