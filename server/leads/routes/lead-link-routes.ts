import { sendLeadLink } from '../../../src/contract/calls/leads.ts';
import { leadInPath } from '../../http/route-group.ts';
import { withOpenLead } from '../change-lead.ts';
import { handleAbout } from '../lead-context.ts';
import { putLeadLink } from '../put-lead-link.ts';

export const leadLinkRoutes = [
  handleAbout(sendLeadLink, leadInPath, ({ params }, context) =>
    withOpenLead(context, params.idLead, async (lead, db) => {
      await putLeadLink(context, db, lead);
      return { success: true as const };
    }),
  ),
];
