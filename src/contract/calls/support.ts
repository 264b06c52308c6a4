import * as z from 'zod/mini';
import { anyPhone, freeText } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { tracking } from '../tracking.ts';

export const requestCall = endpoint({
  method: 'POST',
  path: 'supportRequest',
  summary: 'Ask the sales team to call',
  access: 'anyone',
  body: z.strictObject({
    telephone: anyPhone,
    addon: z.optional(freeText(48)),
    tracking: z.optional(tracking),
  }),
  response: z.object({ success: z.literal(true), id: z.string() }),
});
