import * as z from 'zod/mini';
import { periods } from '../../content/periods.ts';
import { isoDay } from '../capacity-day.ts';
import { serviceCall } from './service-call.ts';

/** How many visits the teams of a region can make for this shop on these days. */
export const findVisitCapacity = serviceCall({
  path: 'visits/capacity',
  summary: 'Get how many visits the teams of a region can make for this shop, including booked ones',
  hasEffect: false,
  body: z.object({
    /** A state: 'SP'. */
    region: z.string(),
    /** yyyy-mm-dd */
    days: z.array(z.string()),
  }),
  response: z.object({
    /** A missing day or period takes no visits. */
    capacity: z
      .array(
        z.object({
          day: isoDay,
          period: z.enum(periods),
          visits: z.int().check(z.gte(0), z.lte(9999)),
        }),
      )
      .check(z.maxLength(200)),
  }),
});
