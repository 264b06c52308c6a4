import * as z from 'zod/mini';
import { fieldErrors } from '../../content/field-errors.ts';
import { infra, leadAddress } from '../address.ts';
import { offer } from '../offer/plan.ts';
import { identifier, maybe, succeeded, version } from '../reply.ts';
import { accountNumber, agency, bankCode, freeText, schedule, sku } from './answers.ts';

export const leadId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

export const leadParams = z.object({ idLead: leadId });

export const bankInfo = z.strictObject({ bank: bankCode, agency, account_number: accountNumber });

export const deviceInfo = z.strictObject({
  cookies: z.optional(freeText(512)),
  jsc: z.optional(freeText(512)),
  hdim_payload: z.optional(freeText(4096)),
});

export type DeviceInfo = z.output<typeof deviceInfo>;

/** What became of the identity analysis. */
export const riskStatus = z.enum(['open', 'quiz', 'approved', 'rejected', 'quiz-failed']);

export type RiskStatus = z.output<typeof riskStatus>;

/** What the visitor saw and agreed to; the server refuses to finish at any other price. */
export const offerSelected = z.strictObject({ sku, price: z.number() });

/** Proves to somebody who only has a link that the lead is theirs. */
export const phoneProof = z.strictObject({
  phoneEnding: z.string().check(z.regex(/^\d{4}$/, fieldErrors.phoneEnding)),
});

const shown = z.optional(z.string());

/** Another host tells whoever may ask everything. */
const access = z._default(z.enum(['pointer', 'holder']), 'holder');

/**
 * A lead as the server tells it. Without the capability (`access: 'pointer'`) nothing but id, step, plan, city, state
 * and whether it can be proved comes back. Sensitive answers (`cpf`, `cnpj`, `mothers_name`, `birth_date`, `bankInfo`) are always masked.
 */
export const leadView = z.object({
  success: succeeded,
  id: identifier,
  access,
  version,
  step: z._default(z.string(), ''),
  /** The campaign that it was begun under, empty without one, and the origin that it was sent with. */
  addon: shown,
  lp_origin: shown,
  address: leadAddress,
  plan: maybe(offer),
  /** Told without the capability: whether there is a phone by which somebody could prove that it is theirs. */
  provable: z.optional(z.boolean()),
  /** The plan by its id alone, where a host says no more of it. */
  idPlan: z.optional(z.int()),
  protocol: shown,
  plansOffers: z.optional(z.array(offer)),
  infra: z.optional(infra),
  name: shown,
  phone: shown,
  phone2: shown,
  email: shown,
  accept_promotions: z.optional(z.boolean()),
  birth_date: shown,
  mothers_name: shown,
  cpf: shown,
  cnpj: shown,
  company_name: shown,
  /** What the operator knew before it was answered, masked. It counts as answered until the visitor says otherwise. */
  onFile: z.optional(z.object({ name: shown, phone: shown, email: shown })),
  /** The right to a price that is not for everybody, once it is proved. */
  proved: z.optional(z.enum(['collaborator', 'migration'])),
  idPlanAddonBonus: z.optional(z.int()),
  due_date: z.optional(z.int()),
  direct_debit: z.optional(z.boolean()),
  bankInfo: z.optional(z.object({ bank: z.string(), agency: z.string(), account_number: z.string() })),
  schedules: z.optional(z.array(schedule)),
  risk: z.optional(z.object({ status: riskStatus, message: maybe(z.string()) })),
  orderNumber: z.optional(identifier),
  finishedAt: shown,
});

/** Without the capability not even the town is returned: nobody has ordered anything here. */
export const noCoverageView = z.object({
  success: succeeded,
  id: identifier,
  access,
  addon: shown,
  lp_origin: shown,
  cep: shown,
  number: shown,
  block_number: shown,
  allotment_number: shown,
  name: shown,
  email: shown,
  phone: shown,
  accept_information: z.optional(z.boolean()),
});

export type NoCoverageView = z.output<typeof noCoverageView>;

export type LeadView = z.output<typeof leadView>;

/** The acknowledgement of every saved answer: the lead's new version. */
export const saved = z.object({ success: z.literal(true), version });

/** The same where the specification does not say what is replied. */
export const changed = z.object({ success: succeeded, version });

export type Saved = z.output<typeof saved>;

export const done = z.object({ success: succeeded });
