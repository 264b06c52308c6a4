import type { FastifyInstance } from 'fastify';

/** What every answer carries, whatever it is. */
export function secureEverything(app: FastifyInstance, behindTls: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
    // What a visitor reads to the support is found in the log.
    reply.header('x-request-id', request.id);
    if (behindTls || request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000');
    }
  });
}

/** Answers about a lead stay out of every cache, and an answer that is opened as a page can do nothing. */
export function secureApi(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      ...alone,
    });
  });
}

/** The panel's page stays out of every cache and every search. It names the policy that fits its nonce itself. */
export function securePanel(panel: FastifyInstance): void {
  panel.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      ...alone,
    });
  });
}

/** No page that opened it keeps a hand on it. For visitors' pages it would cost a new process: decision 030. */
const alone = { 'cross-origin-opener-policy': 'same-origin' };

/** What a page may ask its visitor for: the location where a postcode is asked, the voice where one converses. */
export const permissionsOf = (path: string): string => {
  const own = (isMeant: boolean) => (isMeant ? '(self)' : '()');
  const isConversation = /\/chat(-tct)?$/.test(path);
  const asksAddress = isConversation || /\/(checkout|consultar-cobertura)(\/|$)/.test(path);
  return (
    `camera=(), microphone=${own(isConversation)}, geolocation=${own(asksAddress)}, ` +
    'payment=(), usb=(), browsing-topics=(), display-capture=()'
  );
};

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsOf(''),
  'cross-origin-resource-policy': 'same-origin',
};
