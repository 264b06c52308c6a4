import * as z from 'zod/mini';
import { installation, location } from '../address.ts';
import { campaignPrefix, orderFlags, tracking } from '../tracking.ts';
import {
  allotmentNumber,
  anyPhone,
  blockNumber,
  calendarDate,
  cnpj,
  companyName,
  complement,
  cpf,
  dueDate,
  email,
  freeText,
  mobilePhone,
  mothersName,
  personName,
  schedules,
} from './answers.ts';
import { bankInfo } from './bank-info.ts';
import { deviceInfo } from './device-info.ts';

// Lead data as the specification defines it, with origin and flags beside the answers; our own pages send these apart.
// Null or an empty string means not given.

export const absentIfEmpty = <Schema extends z.ZodMiniType>(schema: Schema) => {
  type Input = z.input<Schema> | undefined;
  return z.optional(
    z.pipe<z.ZodMiniTransform<Input, Input>, z.ZodMiniOptional<Schema>>(
      z.transform((value: Input) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );
};

export const given = <Schema extends z.ZodMiniType>(schema: Schema) => absentIfEmpty(z.nullable(schema));

/** The address of the connection. Parts that follow from the postcode may be omitted. */
export const addressInput = {
  ...location.shape,
  number: given(location.shape.number),
  block_number: given(location.shape.block_number),
  allotment_number: given(location.shape.allotment_number),
  complement: given(location.shape.complement),
  is_block_allotment: given(location.shape.is_block_allotment),
  // An empty string is kept: a town with one postcode has no street or neighbourhood.
  address: z.nullish(location.shape.address),
  neighborhood: z.nullish(location.shape.neighborhood),
  city: given(location.shape.city),
  state: given(location.shape.state),
  // Names used by the coverage call.
  blockNumber: given(blockNumber),
  lotNumber: given(allotmentNumber),
};

const told = z.strictObject(addressInput);

export type AddressInput = z.output<typeof told>;

/** Values that the server decides itself. Clients may send them back; they are accepted and ignored. */
const notRead = z.optional(z.unknown());

export const leadData = {
  idPlan: given(z.int()),
  name: given(personName),
  email: given(email),
  phone: given(mobilePhone),
  phone2: given(anyPhone),
  cpf: given(cpf),
  cnpj: given(cnpj),
  company_name: given(companyName),
  birth_date: given(calendarDate),
  mothers_name: given(mothersName),
  due_date: given(dueDate),
  direct_debit: given(z.boolean()),
  bankInfo: given(bankInfo),
  deviceInfo: given(deviceInfo),
  schedules: given(schedules),
  webcare_tuid: given(freeText(64)),
  complements: given(installation.shape.complements),
  notFoundComplement: given(z.boolean()),
  complemento1: given(freeText(64)),
  complemento2: given(freeText(64)),
  customComplement: given(complement),
  accept_promotions: given(z.boolean()),
  accept_information: given(z.boolean()),
  addon: given(campaignPrefix),
  tracking: given(tracking),
  ...tracking.shape,
  id: notRead,
  idPlanAddonBonus: notRead,
  idPlanRenewal: notRead,
  infra: notRead,
  plansOffers: notRead,
  offerSelected: notRead,
  orderNumber: notRead,
  riskValidation: notRead,
  addressV2: notRead,
};

export type LeadData = z.output<z.ZodMiniObject<typeof leadData>>;

export const leadInput = z.strictObject({
  ...leadData,
  flags: z.nullish(orderFlags),
  ...orderFlags.shape,
  address: z.optional(z.strictObject(addressInput)),
});

/** The address is sent here or in the lead. Parameters and results of the coverage check may come along. */
export const coverageInput = z.strictObject({
  ...addressInput,
  cep: z.optional(addressInput.cep),
  addon: leadData.addon,
  block: notRead,
  sku: notRead,
  collaborator: notRead,
  regionOffer: notRead,
  premium: notRead,
  rs: notRead,
  success: notRead,
  plans: notRead,
  infra: notRead,
});
