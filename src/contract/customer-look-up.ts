import * as z from 'zod/mini';
import { calendarDate, cpf } from './lead/answers.ts';
import { maybe } from './reply.ts';
import { tracking } from './tracking.ts';

/**
 * The document alone reveals nothing: known and unknown customers get the same answer until the birth date proves it.
 */
export const lookUp = z.strictObject({
  cpf,
  birth_date: z.optional(calendarDate),
  tracking: z.nullish(tracking),
  ...tracking.shape,
});

/** The customer, masked, since document and birth date of many people are known to others. */
export const userData = z.object({
  documentNumber: z._default(z.string(), ''),
  email: maybe(z.string()),
  name: z._default(z.string(), ''),
  phone: maybe(z.string()),
});

export type UserData = z.output<typeof userData>;

/** The customer's present plan, for comparison. */
export const presentPlan = z.object({
  plan: z.string(),
  price: z.number(),
  plan_download: z.int(),
  plan_upload: z.int(),
});
