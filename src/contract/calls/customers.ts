import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accessCode, email, mobilePhone } from '../lead/answers.ts';
import { leadId, leadParams } from '../lead/lead-id.ts';
import { done, identifier, maybe, succeeded, version } from '../reply.ts';
import { campaignPrefix, tracking } from '../tracking.ts';

const opened = z.object({ success: succeeded, id: identifier, version, protocol: maybe(z.string()) });

/** Mobile lines of the carrier. */
export const createLeadFromLine = endpoint({
  method: 'POST',
  path: 'lead/createFromRenta',
  summary: 'Open a lead from a mobile line of the carrier',
  access: 'anyone',
  body: z.strictObject({
    idPlan: z.nullish(z.int()),
    phoneNumber: mobilePhone,
    addon: z.nullish(campaignPrefix),
    tracking: z.nullish(tracking),
    ...tracking.shape,
  }),
  subject: 'lead-save',
  response: opened,
});

/** Collaborators. */
export const createCollaboratorLead = endpoint({
  method: 'POST',
  path: 'lead/collaborator',
  summary: "Open a collaborator's lead by the e-mail to prove",
  access: 'anyone',
  body: z.strictObject({ email, tracking: z.nullish(tracking) }),
  response: opened,
  ifMissing: 'another-lead',
});

export const sendCollaboratorCode = endpoint({
  method: 'GET',
  path: 'lead/collaborator/getNewcode/:idLead',
  summary: "Send a new code to the collaborator's e-mail, replacing the previous one",
  access: 'holder',
  params: leadParams,
  response: done,
  hasEffect: true,
});

export const validateCollaboratorCode = endpoint({
  method: 'PATCH',
  path: 'lead/collaborator/validate',
  summary: "Prove the collaborator's e-mail with its code",
  access: 'holder',
  body: z.strictObject({ idLead: leadId, code: accessCode }),
  response: z.object({ success: succeeded, validated: z._default(z.boolean(), true) }),
});
