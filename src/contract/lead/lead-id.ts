import * as z from 'zod/mini';
import { fieldErrors } from '../../content/field-errors.ts';

export const leadId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

export const leadParams = z.object({ idLead: leadId });

/** The proof for a visitor who only has a link. */
export const phoneProof = z.strictObject({
  phoneEnding: z.string().check(z.regex(/^\d{4}$/, fieldErrors.phoneEnding)),
});
