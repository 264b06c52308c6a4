import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../http/request-context.ts';
import { prepareOnePress, showPage } from './one-press-routes.ts';
import { askToStop, stopped, unreadableStop } from './stop-page.ts';

const path = '/mensagens/parar';

export const stopUrl = (siteUrl: string, token: string): string => `${siteUrl}${path}/${token}`;

interface TokenInPath {
  Params: { token: string };
}

/** Unsubscribes from offers by one POST, from the page or the mail client (RFC 8058). */
export async function registerStopPage(
  app: FastifyInstance,
  { database, repositories: { messageStops, recoveries }, clock }: ServerDependencies,
): Promise<void> {
  prepareOnePress(app);
  app.get<TokenInPath>(`${path}/:token`, async ({ params }, reply) =>
    messageStops.readToken(params.token) === undefined
      ? showPage(reply, unreadableStop, 404)
      : showPage(reply, askToStop),
  );
  app.post<TokenInPath>(`${path}/:token`, async ({ params }, reply) => {
    const contactHash = messageStops.readToken(params.token);
    if (contactHash === undefined) return showPage(reply, unreadableStop, 404);
    await database.write((db) => recoveries.stop(db, contactHash, clock()));
    return showPage(reply, stopped);
  });
}
