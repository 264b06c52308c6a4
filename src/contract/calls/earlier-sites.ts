import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { addressInput, leadData } from '../lead/lead-data.ts';
import { identifier, version } from '../reply.ts';
import { orderFlags } from '../tracking.ts';

export const createLegacyLead = endpoint('POST', 'lead', 'anyone', {
  summary: 'Open a lead with all its answers (earlier sites)',
  body: z.strictObject({
    ...addressInput,
    cep: z.optional(addressInput.cep),
    /** The street alone, or the whole address as an object. */
    address: z.optional(z.union([addressInput.address, z.strictObject(addressInput)])),
    ...leadData,
    ...orderFlags.shape,
    acceptEmailOffers: z.optional(z.boolean()),
    acceptPhoneContact: z.optional(z.boolean()),
  }),
  subject: 'lead-save',
  response: z.object({ success: z.literal(true), id: identifier, version }),
});
