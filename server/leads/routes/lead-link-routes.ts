import { readableMoment } from '../../../src/brazil/readable-moment.ts';
import { notSetUp } from '../../../src/content/messages/not-set-up.ts';
import { sendLeadLink } from '../../../src/contract/calls/leads.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { limits } from '../../access/limits.ts';
import { refuseIfFull } from '../../access/rate-limit.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { leadInPath, type RouteGroup } from '../../http/route-group.ts';
import { momentAfter } from '../../runtime/moment.ts';
import { withOpenLead } from '../change-lead.ts';
import { handleAbout, type LeadContext } from '../lead-context.ts';
import { linkLife } from '../link-life.ts';

/** Sends the visitor a link to continue elsewhere, at most one an hour to one phone or e-mail. */
export const leadLinkRoutes: RouteGroup<LeadContext> = {
  handlers: [
    handleAbout(sendLeadLink, leadInPath, ({ params }, context) => {
      const { callCounts, messages } = context.repositories;
      if (!messages.canSend('lead-link')) refuse(409, problemCodes.notSetUp, notSetUp.leadLink);
      return withOpenLead(context, params.idLead, async (lead, db) => {
        // The link is opened by the phone's last digits.
        const phone = lead.phone ?? refuseField('phone', 'Informe o celular antes: ele abre o link.');
        const now = context.clock();
        const recipients = [phone, lead.email].filter((recipient) => recipient !== null);
        const rate = limits.leadLink.per.about;
        const counted = recipients.map(
          (value) => ({ limit: 'leadLink', scope: 'about', value, rate }) as const,
        );
        refuseIfFull(await callCounts.spend(db, counted, now), now, alreadySent);
        await messages.put(
          db,
          {
            kind: 'lead-link',
            to: { phone, email: lead.email },
            leadId: lead.id,
            data: {
              url: `${context.siteUrl}/chat/?l=${lead.id}`,
              until: readableMoment(momentAfter(new Date(lead.created_at), linkLife)),
            },
          },
          now,
        );
        return { success: true as const };
      });
    }),
  ],
};

const alreadySent = 'Já enviamos o link há pouco. Não recebeu?';
