import { notSetUp } from '../../src/content/messages/not-set-up.ts';
import {
  createCollaboratorLead,
  sendCollaboratorCode,
  validateCollaboratorCode,
} from '../../src/contract/calls/customers.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { campaignWithRight, fileCampaigns } from '../../src/funnel/campaigns.ts';
import { planFileOf } from '../../src/funnel/sellers.ts';
import { grantAgain } from '../access/grant-again.ts';
import { secondsUntil, tooMany } from '../access/rate-limit.ts';
import { assertOrdersOpen } from '../coverage/assert-orders-open.ts';
import { noPlace } from '../coverage/place-of-location.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { leadInBody, leadInPath } from '../http/route-group.ts';
import { withOpenLead } from '../leads/change-lead.ts';
import type { Lead } from '../leads/lead.ts';
import { assertCollaboratorEmail, isCollaborators } from '../leads/offers-by-right.ts';
import { trackingFrom } from '../measurement/tracking-from-body.ts';
import { type CustomerContext, handle, handleAbout } from './customer-context.ts';

const { prefix: addon, flags } = campaignWithRight('collaborator');

/** Collaborators prove a company e-mail before any other answer. */
export const collaboratorRoutes = [
  handle(
    createCollaboratorLead,
    ({ body }, context) => {
      const { email } = body;
      assertCodesLeave(context);
      assertOrdersOpen(context.providers);
      assertCollaboratorEmail(email);
      return context.save(async (db) => {
        const lead = {
          ...noPlace,
          addon,
          plan_file: planFileOf(addon, fileCampaigns),
          plan_id: null,
          plan_sku: null,
          offers: [],
          infra: null,
          tracking: trackingFrom(body),
          face: context.face,
          flags,
          email,
        };
        const { id, version, protocol } = await context.repositories.leads.open(db, lead, context.clock());
        await context.lead.grant(db, id);
        return { success: true as const, id, version, protocol };
      });
    },
    grantAgain,
  ),

  handleAbout(sendCollaboratorCode, leadInPath, ({ params }, context) => {
    const { collaboratorCodes, messages } = context.repositories;
    assertCodesLeave(context);
    return withOpenLead(
      context,
      params.idLead,
      async (lead, db) => {
        const email = emailToProve(lead);
        const now = context.clock();
        const renewed = await collaboratorCodes.renew(db, { leadId: lead.id, email }, now);
        if (renewed.kind === 'too-many') throw tooMany(secondsUntil(renewed.until, now));
        const message = { leadId: lead.id, to: { email }, data: { code: renewed.code } };
        await messages.put(db, { kind: 'collaborator-code', ...message }, now);
        return { success: true as const };
      },
      { beforeProof: true },
    );
  }),

  handleAbout(validateCollaboratorCode, leadInBody, ({ body }, context) =>
    withOpenLead(
      context,
      body.idLead,
      async (lead, db) => {
        const { collaboratorCodes, leads } = context.repositories;
        if (lead.proved_right === 'collaborator') return { success: true as const, validated: true };
        const email = emailToProve(lead);
        const judged = await collaboratorCodes.judge(
          db,
          { leadId: lead.id, email },
          body.code,
          context.clock(),
        );
        if (judged === 'over') refuse(409, problemCodes.closed, codeOver);
        if (judged === 'right') await leads.prove(db, lead.id, 'collaborator');
        return { success: true as const, validated: judged === 'right' };
      },
      { beforeProof: true },
    ),
  ),
];

/** Checked before the first question, because without the code the journey cannot be finished. */
function assertCodesLeave({ repositories }: CustomerContext): void {
  if (!repositories.messages.canSend('collaborator-code'))
    refuse(409, problemCodes.notSetUp, notSetUp.collaboratorCode);
}

function emailToProve(lead: Lead): string {
  if (!isCollaborators(lead)) {
    refuse(409, problemCodes.notCollaborator, 'Este pedido não é da oferta para colaboradores.');
  }
  const { email } = lead;
  if (email === null) return refuseField('email', 'Informe o seu e-mail corporativo.');
  assertCollaboratorEmail(email);
  return email;
}

const codeOver = 'Este código não vale mais. Peça um novo código.';
