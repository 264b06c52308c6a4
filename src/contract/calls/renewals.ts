import * as z from 'zod/mini';
import { notOffered } from '../../content/not-offered.ts';
import { lookUp, presentPlan, userData } from '../customer-look-up.ts';
import { endpoint } from '../endpoint.ts';
import { cpf } from '../lead/answers.ts';
import { leadId } from '../lead/lead-id.ts';
import { offerSelected } from '../lead/offer-selected.ts';
import { visitorGroups } from '../measurement/visitor-groups.ts';
import { offer } from '../offer/plan.ts';
import { changed, done, identifier, maybe, succeeded, version } from '../reply.ts';

/**
 * `to-prove`: the birth date is needed, whether or not the customer exists. `no-offer`: the customer has no offer.
 * `renewed`: already renewed as `orderNumber`. A wrong birth date is refused with `not-proved`.
 */
const renewal = z.object({
  success: succeeded,
  outcome: z.optional(z.enum(['to-prove', 'offers', 'no-offer', 'renewed'])),
  plansOffers: z.array(offer),
  id_renewal_request: maybe(identifier),
  id_renewal_base_user: maybe(identifier),
  version,
  idPlan: maybe(z.int()),
  direct_debit: z._default(z.boolean(), true),
  presentPlan: maybe(presentPlan),
  userData: maybe(userData),
  protocol: maybe(z.string()),
  orderNumber: maybe(identifier),
});

export type RenewalView = z.output<typeof renewal>;

export const findRenewalOffers = endpoint('POST', 'renewalBaseUser/documentNumber', 'anyone', {
  summary: 'Get renewal offers; the customer proves the birth date',
  body: lookUp,
  response: renewal,
});

export const getRenewal = endpoint('GET', 'renewalBaseUser/:id', 'holder', {
  summary: 'Get an open renewal',
  params: z.object({ id: leadId }),
  response: renewal,
  ifMissing: { says: notOffered.renewal },
});

export const chooseRenewalOffer = endpoint('PATCH', 'renewalBaseUser/:id_renewal_request_user', 'holder', {
  summary: 'Choose one of the two renewal offers',
  params: z.object({ id_renewal_request_user: leadId }),
  body: z
    .strictObject({
      id_renewal_base_user: z.optional(leadId),
      offer1: z.optional(z.boolean()),
      offer2: z.optional(z.boolean()),
    })
    .check(
      z.refine(({ offer1 = false, offer2 = false }) => offer1 !== offer2, {
        error: 'Escolha uma das duas ofertas.',
        path: ['offer1'],
      }),
    ),
  response: changed,
});

export const finishRenewal = endpoint('PUT', 'renewalBaseUser/:id', 'holder', {
  summary: 'Place the renewal; idempotent',
  params: z.object({ id: leadId }),
  body: z.strictObject({
    accept_information: z.literal(true),
    offerSelected,
    measured: z.optional(visitorGroups),
  }),
  response: z.object({
    success: succeeded,
    orderNumber: identifier,
    protocol: maybe(z.string()),
    finishedAt: z._default(z.string(), ''),
    version,
  }),
});

export const checkClient = endpoint('GET', 'renewalBaseUser/check-client/:cpf', 'anyone', {
  summary: 'Check whether look-ups are locked; customers and others get the same reply',
  params: z.object({ cpf }),
  response: done,
});
