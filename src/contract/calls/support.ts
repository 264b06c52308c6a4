import * as z from 'zod/mini';
import { anyPhone } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../reply.ts';
import { campaignPrefix, tracking } from '../tracking.ts';

export const requestCall = endpoint({
  method: 'POST',
  path: 'supportRequest',
  summary: 'Ask the sales team to call',
  access: 'anyone',
  body: z.strictObject({
    telephone: anyPhone,
    addon: z.nullish(campaignPrefix),
    tracking: z.nullish(tracking),
  }),
  response: z.object({ success: z.literal(true), id: identifier }),
});
