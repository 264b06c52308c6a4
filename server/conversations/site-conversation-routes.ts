import { askForPerson, writeToPerson } from '../../src/contract/calls/conversation.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../http/refusal.ts';
import { idInPath, type RequestContext, routesWith } from '../http/route-group.ts';
import { raiseTopic } from '../live/live-topics.ts';
import type { SiteConversations } from './site-conversation-repository.ts';

type Context = RequestContext<{ readonly siteConversations: SiteConversations }>;

const { handle, handleAbout } = routesWith<Context>();

/** A person of the team joins the conversation of the site. Who holds the lead holds its conversation. */
export const siteConversationRoutes = [
  handle(
    askForPerson,
    ({ body: { idLead, addon, said } }, { save, lead, repositories, clock }) =>
      save(async (db) => {
        const leadId = idLead && lead.holds(idLead) ? idLead : null;
        const asking = { leadId, campaign: addon ?? '', said, among: lead.held };
        const asked = await repositories.siteConversations.ask(db, asking, clock());
        await lead.grant(db, asked.id);
        await raiseTopic(db, 'conversations');
        return { success: true as const, ...asked };
      }),
    async (body, { lead, repositories, database, clock }) => {
      const { id, after } = askForPerson.response.parse(body);
      if (lead.holds(id)) return;
      await database.write(async (db) => {
        const news = await repositories.siteConversations.news(db, id, after, clock());
        // Later, a leaked key and body must not open what was written.
        if (news?.state === 'waiting' && news.messages.length === 0) await lead.grant(db, id);
      });
    },
  ),

  handleAbout(writeToPerson, idInPath, ({ params: { id }, body: { text } }, { save, repositories, clock }) =>
    save(async (db) => {
      if (!(await repositories.siteConversations.hear(db, id, text, clock())))
        refuse(404, problemCodes.notFound, gone);
      await raiseTopic(db, 'conversations');
      return { success: true as const };
    }),
  ),
];

const gone = 'Esta conversa com a equipe não está mais guardada. Peça uma pessoa de novo.';
