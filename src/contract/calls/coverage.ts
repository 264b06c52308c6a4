import * as z from 'zod/mini';
import { notOffered } from '../../content/not-offered.ts';
import { infra } from '../address.ts';
import { endpoint } from '../endpoint.ts';
import { cep, mobilePhone } from '../lead/answers.ts';
import { addressInput, leadData } from '../lead/lead-data.ts';
import { leadId, leadParams, phoneProof } from '../lead/lead-id.ts';
import { noCoverageView } from '../lead/lead-view.ts';
import { sku } from '../lead/offer-selected.ts';
import { offer } from '../offer/plan.ts';
import { done, identifier, maybe, succeeded } from '../reply.ts';
import { campaignPrefix } from '../tracking.ts';

const flag = z.optional(z.enum(['true', 'false', '']));
const optionalText = z.optional(z.string().check(z.maxLength(128)));

export const getCoverage = endpoint({
  method: 'GET',
  path: 'cep/coverage',
  summary: 'Get plans and network at an address; no plans means no coverage',
  access: 'anyone',
  query: z.object({
    cep,
    number: optionalText,
    block: optionalText,
    blockNumber: optionalText,
    lotNumber: optionalText,
    state: optionalText,
    city: optionalText,
    neighborhood: optionalText,
    addon: z.optional(campaignPrefix),
    sku: z.optional(sku),
    collaborator: flag,
    regionOffer: flag,
    premium: flag,
    rs: flag,
  }),
  response: z.object({ success: succeeded, plans: z.array(offer), infra: maybe(infra) }),
});

export const getAddressInfo = endpoint({
  method: 'GET',
  path: 'tim-api/address-info',
  summary: "Get the network's record of an address",
  access: 'anyone',
  query: z.object({ cep, number: optionalText }),
  subject: 'address',
  response: z.object({
    success: z.literal(true),
    cep: z.string(),
    number: z.nullable(z.string()),
    address: z.string(),
    neighborhood: z.string(),
    city: z.string(),
    state: z.string(),
    is_block_allotment: z.boolean(),
    infraco: z.nullable(z.string()),
    structured_complement: z.boolean(),
  }),
});

export const getComplementTypes = endpoint({
  method: 'GET',
  path: 'tim-api/address-info/complementTypes',
  summary: 'List the complement types of a network',
  access: 'anyone',
  query: z.object({ infraco: z.string().check(z.minLength(1), z.maxLength(32)) }),
  response: z.object({
    success: succeeded,
    complementTypes: z._default(z.array(z.object({ id: z.string(), name: z.string() })), []),
  }),
});

export const createNoCoverageLead = endpoint({
  method: 'POST',
  path: 'lead-no-coverage',
  summary: 'Save an address without coverage',
  access: 'anyone',
  body: z.strictObject({ ...addressInput, ...leadData }),
  subject: 'lead-save',
  response: z.object({ success: z.literal(true), id: identifier }),
});

export const getNoCoverageLead = endpoint({
  method: 'GET',
  path: 'lead-no-coverage/:idLead',
  summary: 'Get a lead without coverage; a link alone shows no data',
  access: 'anyone',
  params: leadParams,
  subject: 'lead-lookup',
  response: noCoverageView,
  ifMissing: { says: notOffered.contact },
});

export const openNoCoverageAccess = endpoint({
  method: 'POST',
  path: 'lead-no-coverage/:idLead/access',
  summary: 'Open a linked lead without coverage by the last four digits of its phone',
  access: 'anyone',
  params: leadParams,
  body: phoneProof,
  response: done,
  ifMissing: { reply: {} },
});

export const updateNoCoverageLead = endpoint({
  method: 'PUT',
  path: 'lead-no-coverage',
  summary: 'Save whom to tell when coverage arrives',
  access: 'holder',
  body: z.strictObject({ ...addressInput, cep: z.optional(cep), ...leadData, id: leadId }),
  subject: 'lead-save',
  response: z.object({ success: z.literal(true), id: identifier }),
});

export const deleteNoCoverageLead = endpoint({
  method: 'DELETE',
  path: 'lead-no-coverage',
  summary: 'Delete a lead without coverage',
  access: 'anyone',
  body: z.strictObject({ id: leadId, phone: mobilePhone }),
  response: z.object({ ...done.shape, id: maybe(identifier) }),
});
