import type { FastifyInstance, FastifyReply } from 'fastify';
import { onePressPolicy } from './one-press-page.ts';

/** Pages that a message leads to: out of every cache and search, and with nothing but their own form. */
export function prepareOnePress(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Mail programs send a form of their own: the address says everything.
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': onePressPolicy,
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
}

export const showPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').send(page);
