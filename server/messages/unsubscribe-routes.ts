import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../app/request-context.ts';
import { prepareConfirmationPages, showPage } from './confirmation-routes.ts';
import { unreadableUnsubscribeLink, unsubscribedPage, unsubscribePage } from './unsubscribe-page.ts';

const path = '/mensagens/parar';

export const unsubscribeUrl = (siteUrl: string, token: string): string => `${siteUrl}${path}/${token}`;

interface TokenInPath {
  Params: { token: string };
}

/** Unsubscribes from offers by one POST, from the page or the mail client (RFC 8058). */
export async function registerUnsubscribePage(
  app: FastifyInstance,
  { database, repositories: { messageStops, recoveries }, clock }: ServerDependencies,
): Promise<void> {
  prepareConfirmationPages(app);
  app.get<TokenInPath>(`${path}/:token`, async ({ params }, reply) =>
    messageStops.readToken(params.token) === undefined
      ? showPage(reply, unreadableUnsubscribeLink, 404)
      : showPage(reply, unsubscribePage),
  );
  app.post<TokenInPath>(`${path}/:token`, async ({ params }, reply) => {
    const contactHash = messageStops.readToken(params.token);
    if (contactHash === undefined) return showPage(reply, unreadableUnsubscribeLink, 404);
    await database.write((db) => recoveries.stop(db, contactHash, clock()));
    return showPage(reply, unsubscribedPage);
  });
}
