import * as z from 'zod/mini';
import { cpf } from '../answers.ts';
import { lookUp, presentPlan, userData } from '../customer-look-up.ts';
import { endpoint } from '../endpoint.ts';
import { done, leadId, offerSelected, saved } from '../lead.ts';
import { plan } from '../plan.ts';

/**
 * `to-prove`: the birth date is still to be given, whoever asks. `no-offer`: the customer is known and nothing is on
 * offer. `renewed`: it was done, `orderNumber` names it. Whoever proves nothing is refused with `not-proved`.
 */
const renewal = z.object({
  success: z.literal(true),
  outcome: z.enum(['to-prove', 'offers', 'no-offer', 'renewed']),
  plansOffers: z.array(plan),
  id_renewal_request: z.nullable(leadId),
  id_renewal_base_user: z.nullable(leadId),
  version: z.int(),
  idPlan: z.nullable(z.int()),
  direct_debit: z.boolean(),
  presentPlan: z.nullable(presentPlan),
  userData: z.nullable(userData),
  protocol: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
});

export type RenewalView = z.output<typeof renewal>;

export const findRenewalOffers = endpoint({
  method: 'POST',
  path: 'renewalBaseUser/documentNumber',
  summary: 'Renewal offers of a customer who proves the birth date',
  access: 'anyone',
  body: lookUp,
  response: renewal,
});

export const getRenewal = endpoint({
  method: 'GET',
  path: 'renewalBaseUser/:id',
  summary: 'A renewal that was opened before',
  access: 'holder',
  params: z.object({ id: leadId }),
  response: renewal,
});

export const chooseRenewalOffer = endpoint({
  method: 'PATCH',
  path: 'renewalBaseUser/:id_renewal_request_user',
  summary: 'Choose one of the two renewal offers',
  access: 'holder',
  params: z.object({ id_renewal_request_user: leadId }),
  body: z
    .strictObject({
      id_renewal_base_user: leadId,
      offer1: z.optional(z.boolean()),
      offer2: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ offer1 = false, offer2 = false }) => offer1 !== offer2, {
        error: 'Escolha uma das duas ofertas.',
        path: ['offer1'],
      }),
    ),
  response: saved,
});

export const finishRenewal = endpoint({
  method: 'PUT',
  path: 'renewalBaseUser/:id',
  summary: 'Renew; a second call returns the same order',
  access: 'holder',
  params: z.object({ id: leadId }),
  body: z.strictObject({ accept_information: z.literal(true), offerSelected }),
  response: z.object({
    success: z.literal(true),
    orderNumber: z.string(),
    protocol: z.string(),
    finishedAt: z.string(),
    version: z.int(),
  }),
});

export const checkClient = endpoint({
  method: 'GET',
  path: 'renewalBaseUser/check-client/:cpf',
  summary: 'Whether a renewal may be looked up now; known and unknown answer alike',
  access: 'anyone',
  params: z.object({ cpf }),
  response: done,
});
