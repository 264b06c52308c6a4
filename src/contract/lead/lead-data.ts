import * as z from 'zod/mini';
import { location } from '../address.ts';
import { campaignPrefix, tracking } from '../tracking.ts';
import { email, mobilePhone, personName } from './answers.ts';

// What the specification calls lead data. It tells origin and flags beside the answers; our own pages tell each as a part
// of its own. What is null was not given.

const given = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** Where the connection goes. What its postcode says may be left out. */
export const addressInput = {
  ...location.shape,
  number: given(location.shape.number),
  block_number: given(location.shape.block_number),
  allotment_number: given(location.shape.allotment_number),
  complement: given(location.shape.complement),
  is_block_allotment: given(location.shape.is_block_allotment),
  address: given(location.shape.address),
  neighborhood: given(location.shape.neighborhood),
  city: given(location.shape.city),
  state: given(location.shape.state),
};

const told = z.strictObject(addressInput);

export type AddressInput = z.output<typeof told>;

export const leadData = {
  idPlan: given(z.int()),
  name: given(personName),
  email: given(email),
  phone: given(mobilePhone),
  accept_promotions: given(z.boolean()),
  accept_information: given(z.boolean()),
  addon: given(campaignPrefix),
  tracking: given(tracking),
  ...tracking.shape,
};

export type LeadData = z.output<z.ZodMiniObject<typeof leadData>>;
