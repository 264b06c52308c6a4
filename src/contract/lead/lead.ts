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

/** The state of the identity analysis. */
export const riskStatus = z.enum(['open', 'quiz', 'approved', 'rejected', 'quiz-failed']);

export type RiskStatus = z.output<typeof riskStatus>;

/** The offer and price that the visitor agreed to; at another price the server refuses. */
export const offerSelected = z.strictObject({ sku, price: z.number() });

/** The proof for a visitor who only has a link. */
export const phoneProof = z.strictObject({
  phoneEnding: z.string().check(z.regex(/^\d{4}$/, fieldErrors.phoneEnding)),
});

const shown = z.optional(z.string());

/** Other hosts return everything to whoever may call, so the default is 'holder'. */
const access = z._default(z.enum(['pointer', 'holder']), 'holder');

/**
 * A lead as the server returns it. Without the capability (`access: 'pointer'`) it contains only id, step, plan, city,
 * state and whether it can be proved. Sensitive answers (`cpf`, `cnpj`, `mothers_name`, `birth_date`, `bankInfo`) are
 * always masked.
 */
export const leadView = z.object({
  success: succeeded,
  id: identifier,
  access,
  version,
  step: z._default(z.string(), ''),
  /** The campaign it was started under, empty without one, and the origin it was sent with. */
  addon: shown,
  lp_origin: shown,
  address: leadAddress,
  plan: maybe(offer),
  /** Without the capability: whether a phone is on file to prove ownership with. */
  provable: z.optional(z.boolean()),
  /** The plan's id, if a host returns no more. */
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
  /** Masked data that the carrier had before. It counts as answered until the visitor changes it. */
  onFile: z.optional(z.object({ name: shown, phone: shown, email: shown })),
  /** A proved right to a restricted price. */
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

/** Without the capability not even the town is returned, since there is no order to resume. */
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

/** The result of every save: the lead's new version. */
export const saved = z.object({ success: z.literal(true), version });

/** The same result where the specification defines none, so `success` may be missing. */
export const changed = z.object({ success: succeeded, version });

export type Saved = z.output<typeof saved>;

export const done = z.object({ success: succeeded });
