import * as z from 'zod/mini';
import { infra, leadAddress } from '../address.ts';
import { offer } from '../offer/plan.ts';
import { orderEnds } from '../order-end.ts';
import { identifier, maybe, succeeded, version } from '../reply.ts';
import { riskStatus } from '../risk.ts';
import { schedule } from './answers.ts';
import { storedBankInfo } from './bank-info.ts';

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
  /** Its prefix, if it was made in the panel: pages of other campaigns do not know it. */
  made: shown,
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
  bankInfo: z.optional(storedBankInfo),
  schedules: z.optional(z.array(schedule)),
  risk: z.optional(z.object({ status: riskStatus, message: maybe(z.string()) })),
  orderNumber: z.optional(identifier),
  /** How the order ended without a contract. */
  orderEnded: z.optional(z.enum(orderEnds)),
  finishedAt: shown,
});

/** Without the capability not even the town is returned, since there is no order to resume. */
export const noCoverageView = z.object({
  success: succeeded,
  id: identifier,
  access,
  addon: shown,
  made: shown,
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
