import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerDependencies } from '../http/request-context.ts';
import { askToStop, stopPagePolicy, stopped, unreadableStop } from './stop-page.ts';

const path = '/mensagens/parar';

export const stopUrl = (siteUrl: string, token: string): string => `${siteUrl}${path}/${token}`;

interface Asked {
  Params: { token: string };
}

/** Ends offers by one press: on the page of a message's link, or in the mail program (RFC 8058). */
export async function registerStopPage(
  app: FastifyInstance,
  { database, repositories: { messageStops, recoveries }, clock }: ServerDependencies,
): Promise<void> {
  app.removeAllContentTypeParsers();
  // Mail programs send a form of their own: the address says everything.
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': stopPagePolicy,
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
  const show = (reply: FastifyReply, page: string, status = 200) =>
    reply.status(status).type('text/html; charset=utf-8').send(page);

  app.get<Asked>(`${path}/:token`, async ({ params }, reply) =>
    messageStops.readToken(params.token) === undefined
      ? show(reply, unreadableStop, 404)
      : show(reply, askToStop),
  );
  app.post<Asked>(`${path}/:token`, async ({ params }, reply) => {
    const contactHash = messageStops.readToken(params.token);
    if (contactHash === undefined) return show(reply, unreadableStop, 404);
    await database.write((db) => recoveries.stop(db, contactHash, clock()));
    return show(reply, stopped);
  });
}
