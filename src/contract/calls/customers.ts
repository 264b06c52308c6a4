import * as z from 'zod/mini';
import {
  accessCode,
  allotmentNumber,
  blockNumber,
  cep,
  cpf,
  freeText,
  houseNumber,
  mobilePhone,
} from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { done, leadId, leadParams, leadView, saved } from '../lead.ts';
import { plan } from '../plan.ts';
import { tracking } from '../tracking.ts';

const userData = z.object({
  documentNumber: z.string(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

/** Mobile lines of the operator. */
export const createLeadFromLine = endpoint({
  method: 'POST',
  path: 'lead/createFromRenta',
  summary: 'Open a lead from a mobile line of the operator',
  access: 'anyone',
  body: z.strictObject({
    idPlan: z.optional(z.int()),
    phoneNumber: mobilePhone,
    tracking: z.optional(tracking),
  }),
  response: z.object({ success: z.literal(true), id: leadId, version: z.int(), protocol: z.string() }),
});

/** Collaborators. */
export const sendCollaboratorCode = endpoint({
  method: 'GET',
  path: 'lead/collaborator/getNewcode/:idLead',
  summary: "Send a new code to the collaborator's e-mail",
  access: 'holder',
  params: leadParams,
  response: done,
});

export const validateCollaboratorCode = endpoint({
  method: 'PATCH',
  path: 'lead/collaborator/validate',
  summary: "Prove the collaborator's e-mail with its code",
  access: 'holder',
  body: z.strictObject({ idLead: leadId, code: accessCode }),
  response: z.object({ success: z.literal(true), validated: z.boolean() }),
});

/** Renewal. */
export const findRenewalOffers = endpoint({
  method: 'POST',
  path: 'renewalBaseUser/documentNumber',
  summary: 'Renewal offers of a customer',
  access: 'anyone',
  body: z.strictObject({ cpf, tracking: z.optional(tracking) }),
  response: z.object({
    success: z.literal(true),
    plansOffers: z.array(plan),
    id_renewal_request: z.nullable(z.string()),
  }),
});

const renewalId = z.string().check(z.maxLength(64));

export const chooseRenewalOffer = endpoint({
  method: 'PATCH',
  path: 'renewalBaseUser/:id_renewal_request_user',
  summary: 'Choose a renewal offer',
  access: 'holder',
  params: z.object({ id_renewal_request_user: renewalId }),
  body: z.strictObject({
    id_renewal_base_user: renewalId,
    offer1: z.optional(z.boolean()),
    offer2: z.optional(z.boolean()),
  }),
  response: done,
});

export const finishRenewal = endpoint({
  method: 'PUT',
  path: 'renewalBaseUser/:id',
  summary: 'Renew; a second call returns the same order',
  access: 'holder',
  params: z.object({ id: renewalId }),
  response: z.object({ success: z.literal(true), orderNumber: z.string() }),
});

export const checkClient = endpoint({
  method: 'GET',
  path: 'renewalBaseUser/check-client/:cpf',
  summary: 'Whether a renewal may be looked up; known and unknown answer alike',
  access: 'anyone',
  params: z.object({ cpf }),
  response: done,
});

/** Migration to fibre. */
export const findMigrationOffers = endpoint({
  method: 'POST',
  path: 'fiber-migration/offers',
  summary: 'Fibre offers for an existing customer',
  access: 'anyone',
  body: z.strictObject({ cpf, tracking: z.optional(tracking) }),
  response: z.object({
    success: z.literal(true),
    plansOffers: z.array(plan),
    userData: z.nullable(userData),
  }),
});

export const getMigrationLead = endpoint({
  method: 'GET',
  path: 'fiber-migration/:idLead',
  summary: 'A migration lead',
  access: 'anyone',
  params: leadParams,
  response: leadView,
});

export const chooseMigrationPlan = endpoint({
  method: 'PATCH',
  path: 'fiber-migration/plan/:idLead',
  summary: 'Choose the plan to migrate to',
  access: 'holder',
  params: leadParams,
  body: z.strictObject({ idPlan: z.int() }),
  response: saved,
});

export const saveMigrationAddress = endpoint({
  method: 'PATCH',
  path: 'fiber-migration/address/:step/:idLead',
  summary: 'Save a part of the address to migrate at',
  access: 'holder',
  params: z.object({ step: z.enum(['cep', 'number']), idLead: leadId }),
  body: z.strictObject({
    cep: z.optional(cep),
    number: z.optional(houseNumber),
    complement: z.optional(freeText(128)),
    block_number: z.optional(blockNumber),
    allotment_number: z.optional(allotmentNumber),
  }),
  response: saved,
});
