import * as z from 'zod/mini';
import { schedule } from '../lead/answers.ts';
import { serviceCall } from './service-call.ts';

const text = z.nullable(z.string());

/** The number in the carrier's system. */
const numberThere = z.string().check(z.minLength(1), z.maxLength(64));

const plan = z.object({ id: z.int(), sku: z.string(), name: z.string() });

/**
 * An order for the system that installs and bills it. The same number twice is one order; a higher revision, under an
 * `Idempotency-Key` of its own, is that order as it was amended.
 */
export const handOverOrder = serviceCall({
  path: 'orders',
  summary: "Hand an order over to the carrier's system; idempotent by order number",
  hasEffect: true,
  body: z.object({
    orderNumber: z.string(),
    /** 0 as it was placed. */
    revision: z.int(),
    protocol: z.string(),
    placedAt: z.string(),
    campaign: text,
    plan,
    priceCents: z.int(),
    dueDay: z.int(),
    /** Null without direct debit. */
    bank: z.nullable(z.object({ bank: z.string(), agency: z.string(), account: z.string() })),
    customer: z.object({
      document: z.object({ kind: z.enum(['cpf', 'cnpj']), number: z.string() }),
      name: text,
      companyName: text,
      mothersName: text,
      /** dd/mm/yyyy */
      birthDate: text,
      phone: text,
      otherPhone: text,
      email: text,
    }),
    address: z.object({
      cep: text,
      street: text,
      number: text,
      complement: text,
      block: text,
      allotment: text,
      neighborhood: text,
      city: z.string(),
      state: z.string(),
    }),
    visit: z.nullable(z.object({ date: schedule.shape.date, period: schedule.shape.period })),
  }),
  response: z.object({
    number: numberThere,
    /** Its state there; without one it counts as placed. */
    state: z.optional(z.enum(['placed', 'confirmed', 'scheduled', 'cancelled'])),
  }),
});

/** A renewal for the system that carries it out, sent once the time to object is over. */
export const handOverRenewal = serviceCall({
  path: 'renewals',
  summary: "Hand a renewal over to the carrier's system; idempotent by order number",
  hasEffect: true,
  body: z.object({
    orderNumber: z.string(),
    protocol: z.string(),
    placedAt: z.string(),
    plan,
    priceCents: z.int(),
    directDebit: z.boolean(),
    customer: z.object({ cpf: z.string(), name: z.string(), presentPlan: z.string() }),
  }),
  response: z.object({ number: numberThere }),
});
