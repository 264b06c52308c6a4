import * as z from 'zod/mini';
import { infra, leadAddress } from './address.ts';
import { accountNumber, agency, bankCode, freeText, schedule, sku } from './answers.ts';
import { plan } from './plan.ts';

export const leadId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

export const leadParams = z.object({ idLead: leadId });

export const bankInfo = z.strictObject({ bank: bankCode, agency, account_number: accountNumber });

export type BankInfo = z.output<typeof bankInfo>;

export const deviceInfo = z.strictObject({
  cookies: z.optional(freeText(512)),
  jsc: z.optional(freeText(512)),
  hdim_payload: z.optional(freeText(4096)),
});

/** What became of the identity analysis. */
export const riskStatus = z.enum(['open', 'quiz', 'approved', 'rejected', 'quiz-failed']);

export type RiskStatus = z.output<typeof riskStatus>;

/** What the visitor saw and agreed to; the server refuses to finish at any other price. */
export const offerSelected = z.strictObject({ sku, price: z.number() });

const shown = z.optional(z.string());

/**
 * A lead as the server tells it. Without the capability (`access: 'pointer'`) nothing but id, step, plan, city and
 * state comes back. Sensitive answers (`cpf`, `cnpj`, `mothers_name`, `birth_date`, `bankInfo`) are always masked.
 */
export const leadView = z.object({
  success: z.literal(true),
  id: leadId,
  access: z.enum(['pointer', 'holder']),
  version: z.int(),
  step: z.string(),
  address: leadAddress,
  plan: z.nullable(plan),
  protocol: shown,
  plansOffers: z.optional(z.array(plan)),
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
  due_date: z.optional(z.int()),
  direct_debit: z.optional(z.boolean()),
  bankInfo: z.optional(z.object({ bank: z.string(), agency: z.string(), account_number: z.string() })),
  schedules: z.optional(z.array(schedule)),
  risk: z.optional(z.object({ status: riskStatus, message: z.nullable(z.string()) })),
  orderNumber: shown,
  finishedAt: shown,
});

export type LeadView = z.output<typeof leadView>;

/** The acknowledgement of every saved answer: the lead's new version. */
export const saved = z.object({ success: z.literal(true), version: z.int() });

export type Saved = z.output<typeof saved>;

export const done = z.object({ success: z.literal(true) });
