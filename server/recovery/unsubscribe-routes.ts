import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { prepareConfirmationPages, showPage } from '../messages/confirmation-routes.ts';
import type { MessageStops } from '../messages/message-stop-repository.ts';
import type { Recoveries } from './recovery-repository.ts';
import { unreadableUnsubscribeLink, unsubscribedPage, unsubscribePage } from './unsubscribe-page.ts';

const path = '/mensagens/parar';

export const unsubscribeUrl = (siteUrl: string, token: string): string => `${siteUrl}${path}/${token}`;

interface TokenInPath {
  Params: { token: string };
}

interface Dependencies {
  readonly database: Database;
  readonly repositories: { readonly messageStops: MessageStops; readonly recoveries: Recoveries };
  readonly clock: () => Date;
}

/** Unsubscribes from offers by one POST, from the page or the mail client (RFC 8058). */
export async function registerUnsubscribePage(
  app: FastifyInstance,
  { database, repositories: { messageStops, recoveries }, clock }: Dependencies,
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
