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

export const getCoverage = endpoint('GET', 'cep/coverage', 'anyone', {
  summary: 'Get plans and network at an address; no plans means no coverage',
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

export const getAddressInfo = endpoint('GET', 'tim-api/address-info', 'anyone', {
  summary: "Get the network's record of an address",
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

export const getComplementTypes = endpoint('GET', 'tim-api/address-info/complementTypes', 'anyone', {
  summary: 'List the complement types of a network',
  query: z.object({ infraco: z.string().check(z.minLength(1), z.maxLength(32)) }),
  response: z.object({
    success: succeeded,
    complementTypes: z._default(z.array(z.object({ id: z.string(), name: z.string() })), []),
  }),
});

export const createNoCoverageLead = endpoint('POST', 'lead-no-coverage', 'anyone', {
  summary: 'Save an address without coverage',
  body: z.strictObject({ ...addressInput, ...leadData }),
  subject: 'lead-save',
  response: z.object({ success: z.literal(true), id: identifier }),
});

export const getNoCoverageLead = endpoint('GET', 'lead-no-coverage/:idLead', 'anyone', {
  summary: 'Get a lead without coverage; a link alone shows no data',
  params: leadParams,
  subject: 'lead-lookup',
  response: noCoverageView,
  ifMissing: { says: notOffered.contact },
});

export const openNoCoverageAccess = endpoint('POST', 'lead-no-coverage/:idLead/access', 'anyone', {
  summary: 'Open a linked lead without coverage by the last four digits of its phone',
  params: leadParams,
  body: phoneProof,
  response: done,
  ifMissing: { reply: {} },
});

export const updateNoCoverageLead = endpoint('PUT', 'lead-no-coverage', 'holder', {
  summary: 'Save whom to tell when coverage arrives',
  body: z.strictObject({ ...addressInput, cep: z.optional(cep), ...leadData, id: leadId }),
  subject: 'lead-save',
  response: z.object({ success: z.literal(true), id: identifier }),
});

export const deleteNoCoverageLead = endpoint('DELETE', 'lead-no-coverage', 'anyone', {
  summary: 'Delete a lead without coverage',
  body: z.strictObject({ id: leadId, phone: mobilePhone }),
  response: z.object({ ...done.shape, id: maybe(identifier) }),
});
