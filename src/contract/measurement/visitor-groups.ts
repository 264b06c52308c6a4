import * as z from 'zod/mini';
import { campaign, faceNames } from './event-properties.ts';

export const groupProperties = {
  campaign,
  face: z.enum(faceNames),
  device: z.enum(['phone', 'tablet', 'desktop']),
  /** `experiment:arm` */
  arms: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,32}:[a-z0-9-]{1,32}$/))).check(z.maxLength(5)),
};

/** Sent with an order, which is counted by them and keeps none. */
export const visitorGroups = z.object(groupProperties);

export type VisitorGroups = z.output<typeof visitorGroups>;
