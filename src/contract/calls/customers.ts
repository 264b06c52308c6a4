import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { accessCode, email, mobilePhone } from '../lead/answers.ts';
import { leadId, leadParams } from '../lead/lead-id.ts';
import { done, identifier, maybe, succeeded, version } from '../reply.ts';
import { campaignPrefix, tracking } from '../tracking.ts';

const opened = z.object({ success: succeeded, id: identifier, version, protocol: maybe(z.string()) });

export const createLeadFromLine = endpoint('POST', 'lead/createFromRenta', 'anyone', {
  summary: 'Open a lead from a mobile line of the carrier',
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

export const createCollaboratorLead = endpoint('POST', 'lead/collaborator', 'anyone', {
  summary: "Open a collaborator's lead by the e-mail to prove",
  body: z.strictObject({ email, tracking: z.nullish(tracking) }),
  response: opened,
  ifMissing: 'another-lead',
});

export const sendCollaboratorCode = endpoint('GET', 'lead/collaborator/getNewcode/:idLead', 'holder', {
  summary: "Send a new code to the collaborator's e-mail, replacing the previous one",
  params: leadParams,
  response: done,
  hasEffect: true,
});

export const validateCollaboratorCode = endpoint('PATCH', 'lead/collaborator/validate', 'holder', {
  summary: "Prove the collaborator's e-mail with its code",
  body: z.strictObject({ idLead: leadId, code: accessCode }),
  response: z.object({ success: succeeded, validated: z._default(z.boolean(), true) }),
});
