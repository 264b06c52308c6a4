import * as z from 'zod/mini';

const customerAddress = z.object({
  cep: z.string(),
  number: z.nullable(z.string()),
  complement: z.nullable(z.string()),
  block_number: z.nullable(z.string()),
  allotment_number: z.nullable(z.string()),
});

/** The carrier's record of a customer, stored encrypted. */
export const customerRecord = z.object({
  cpf: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  present: z.object({
    plan: z.string(),
    price: z.number(),
    plan_download: z.int(),
    plan_upload: z.int(),
  }),
  direct_debit: z.boolean(),
  /** SKUs of the renewal list, at most two: offer1 and offer2. */
  renewalOffers: z.array(z.string()),
  mayMigrate: z.boolean(),
  address: z.nullable(customerAddress),
});

export type CustomerRecord = z.output<typeof customerRecord>;

export interface Customer extends CustomerRecord {
  id: string;
}
