import type { FastifyInstance, FastifyReply } from 'fastify';
import { confirmationPolicy } from './confirmation-page.ts';

/** Headers of confirmation pages: no cache, no indexing, only their own form. */
export function prepareConfirmationPages(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Mail clients post a body of their own, which is ignored: the URL contains the token.
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': confirmationPolicy,
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
}

export const showPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').send(page);
