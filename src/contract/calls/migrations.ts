import * as z from 'zod/mini';
import { lookUp, presentPlan, userData } from '../customer-look-up.ts';
import { endpoint } from '../endpoint.ts';
import { allotmentNumber, blockNumber, cep, complement, houseNumber } from '../lead/answers.ts';
import { absentIfEmpty, given } from '../lead/lead-data.ts';
import { leadId, leadParams } from '../lead/lead-id.ts';
import { leadView } from '../lead/lead-view.ts';
import { offer } from '../offer/plan.ts';
import { changed, identifier, maybe, succeeded, version } from '../reply.ts';

export const findMigrationOffers = endpoint('POST', 'fiber-migration/offers', 'anyone', {
  summary: 'Get migration offers and open a lead; the customer proves the birth date',
  body: lookUp,
  response: z.object({
    success: succeeded,
    outcome: z.optional(z.enum(['to-prove', 'offers', 'no-offer', 'migrated'])),
    plansOffers: z.array(offer),
    presentPlan: maybe(presentPlan),
    userData: maybe(userData),
    idLead: maybe(identifier),
    version,
    protocol: maybe(z.string()),
    orderNumber: maybe(identifier),
  }),
});

export const getMigrationLead = endpoint('GET', 'fiber-migration/:idLead', 'anyone', {
  summary: 'Get a migration lead',
  params: leadParams,
  subject: 'lead-lookup',
  response: leadView,
});

export const chooseMigrationPlan = endpoint('PATCH', 'fiber-migration/plan/:idLead', 'holder', {
  summary: 'Choose the plan to migrate to',
  params: leadParams,
  body: z.strictObject({ idPlan: z.int() }),
  subject: 'lead-save',
  response: changed,
});

export const saveMigrationAddress = endpoint('PATCH', 'fiber-migration/address/:step/:idLead', 'holder', {
  summary: 'Save a part of the address of a migration',
  params: z.object({ step: z.enum(['cep', 'number']), idLead: leadId }),
  body: z.strictObject({
    cep: absentIfEmpty(cep),
    number: given(houseNumber),
    complement: given(complement),
    block_number: given(blockNumber),
    allotment_number: given(allotmentNumber),
    is_block_allotment: given(z.boolean()),
  }),
  subject: 'lead-save',
  response: changed,
});
