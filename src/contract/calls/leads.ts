import * as z from 'zod/mini';
import { notOffered } from '../../content/not-offered.ts';
import { infra, installation, location } from '../address.ts';
import { endpoint } from '../endpoint.ts';
import {
  anyPhone,
  calendarDate,
  cnpj,
  companyName,
  cpf,
  dueDate,
  email,
  freeText,
  mobilePhone,
  mothersName,
  personName,
  quizAnswers,
  schedules,
} from '../lead/answers.ts';
import { bankInfo } from '../lead/bank-info.ts';
import { deviceInfo } from '../lead/device-info.ts';
import { absentIfEmpty, coverageInput, given, leadInput } from '../lead/lead-data.ts';
import { leadId, leadParams, phoneProof } from '../lead/lead-id.ts';
import { leadView } from '../lead/lead-view.ts';
import { offerSelected } from '../lead/offer-selected.ts';
import { oneDocument } from '../lead/one-document.ts';
import { visitorGroups } from '../measurement/visitor-groups.ts';
import { done, identifier, maybe, saved, version } from '../reply.ts';
import { riskResult } from '../risk.ts';

export const createLead = endpoint('POST', 'lead-v2', 'anyone', {
  summary: 'Open a lead at an address; without coverage, a no-coverage lead',
  body: z.strictObject({ coverage: coverageInput, lead: leadInput }),
  subject: 'lead-save',
  response: z.object({
    success: z.literal(true),
    /** The id of either kind of lead. Some hosts return only this one, others only the two below. */
    id: z._default(identifier, ''),
    idLead: maybe(identifier),
    idLeadNoCoverage: maybe(identifier),
    cepCoverage: z._default(z.object({ infra: maybe(infra) }), { infra: null }),
    protocol: maybe(z.string()),
    version,
  }),
});

export const getLead = endpoint('GET', 'lead/:idLead', 'anyone', {
  summary: 'Get a lead; a link alone shows less than its holder sees',
  params: leadParams,
  subject: 'lead-lookup',
  response: leadView,
});

export const deleteLead = endpoint('DELETE', 'lead', 'anyone', {
  summary: 'Erase a lead or a renewal; without its phone, only its holder may',
  body: z.strictObject({ id: leadId, phone: z.optional(mobilePhone) }),
  response: done,
});

export const openLeadAccess = endpoint('POST', 'lead/:idLead/access', 'anyone', {
  summary: 'Open a linked lead by the last four digits of its phone',
  params: leadParams,
  body: phoneProof,
  response: done,
  ifMissing: { reply: {} },
});

const step = <const Path extends string, Body extends z.ZodMiniType>(
  path: Path,
  summary: string,
  body: Body,
) =>
  endpoint('PATCH', `lead-v2/:idLead/${path}`, 'holder', {
    summary,
    params: leadParams,
    body,
    subject: 'lead-save',
    response: saved,
  });

/** Hosts without these two calls get the whole address with another lead. */
const part = <const Path extends string, Body extends z.ZodMiniType>(
  path: Path,
  summary: string,
  body: Body,
) => ({ ...step(path, summary, body), ifMissing: 'another-lead' as const });

export const saveName = step(
  'name',
  'Save the name',
  z.strictObject({ name: personName, webcare_tuid: z.nullish(freeText(64)) }),
);
export const savePhone = step(
  'phone',
  'Save the phone',
  z.strictObject({ phone: mobilePhone, phone2: given(anyPhone) }),
);
export const saveEmail = step(
  'email',
  'Save the e-mail',
  z.strictObject({ email, accept_promotions: z.boolean() }),
);
export const saveBirthDate = step(
  'birthDate',
  'Save the birth date',
  z.strictObject({ birth_date: calendarDate }),
);
export const saveMothersName = step(
  'motherName',
  "Save the mother's name",
  z.strictObject({ mothers_name: mothersName }),
);
export const saveDocument = step(
  'documentNumber',
  'Save the tax id: cpf of a person, cnpj of a company',
  z
    .strictObject({
      cpf: given(cpf),
      cnpj: given(cnpj),
      company_name: absentIfEmpty(companyName),
    })
    .check(
      z.refine((body) => (body.cpf == null) !== (body.cnpj == null), {
        error: oneDocument,
        path: ['cpf'],
      }),
      z.refine((body) => body.company_name === undefined || body.cnpj != null, {
        error: 'A razão social acompanha um CNPJ.',
        path: ['company_name'],
      }),
    ),
);
export const saveDueDate = step('dueDate', 'Save the due day', z.strictObject({ due_date: dueDate }));
export const savePlan = step('plan', 'Save the plan', z.strictObject({ idPlan: z.int() }));
export const saveBankInfo = step(
  'bankInfo',
  'Save the payment; without bankInfo, no direct debit',
  z.strictObject({
    direct_debit: z.boolean(),
    bankInfo: z.nullish(bankInfo),
    deviceInfo: z.optional(deviceInfo),
  }),
);
export const saveScheduleDate = step(
  'scheduleDate',
  'Save the preferred installation dates',
  z.strictObject({ schedules }),
);
export const saveAddress = part('address', 'Move the lead to another address', location);
export const saveInstallation = part('installation', 'Complete the address', installation);

export const confirmLead = endpoint('PUT', 'lead-v2/:idLead', 'holder', {
  summary: 'Analyse the identity; an open quiz is returned unchanged',
  params: leadParams,
  query: z.object({ fiberMigration: z.optional(z.enum(['true', 'false'])) }),
  body: z.strictObject({ riskValidation: z.nullish(quizAnswers), deviceInfo: z.optional(deviceInfo) }),
  subject: 'lead-save',
  response: riskResult,
});

export const answerQuiz = endpoint('PATCH', 'lead-v2/:idLead/riskValidation/QuizAnswer', 'holder', {
  summary: 'Answer the identity quiz',
  params: leadParams,
  body: quizAnswers,
  response: riskResult,
});

export const requestReview = endpoint('POST', 'lead/:idLead/review', 'holder', {
  summary: "Request a person's review of an automated refusal",
  params: leadParams,
  body: z.strictObject({ message: z.optional(freeText(1000)) }),
  response: done,
  ifMissing: { says: notOffered.review },
});

export const sendLeadLink = endpoint('POST', 'lead/:idLead/link', 'holder', {
  summary: 'Send the visitor a link to continue elsewhere; once an hour',
  params: leadParams,
  response: done,
  ifMissing: { says: notOffered.link },
});

export const finishOrder = endpoint('PUT', 'lead/:idLead', 'holder', {
  summary: 'Place the order; idempotent',
  params: leadParams,
  body: z.strictObject({
    accept_information: z.literal(true),
    offerSelected,
    /** The visitor confirmed another order for the same document and address. */
    another_order: z.optional(z.boolean()),
    measured: z.optional(visitorGroups),
  }),
  subject: 'lead-save',
  response: z.object({
    success: z.literal(true),
    orderNumber: identifier,
    protocol: maybe(z.string()),
    finishedAt: z._default(z.string(), ''),
    version,
  }),
});
