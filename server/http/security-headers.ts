import type { FastifyInstance } from 'fastify';

/** How the site is reached. */
export interface Reached {
  /** The site's address is https even where this process hears plain http. */
  readonly behindTls?: boolean;
  /** Every host below the site's is reached by TLS as well. */
  readonly subdomainsByTls?: boolean;
}

/** What every answer carries, whatever it is. */
export function secureEverything(app: FastifyInstance, site: Reached): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...always, ...insistence(site, request.protocol === 'https') });
    // What a visitor reads to the support is found in the log.
    reply.header('x-request-id', request.id);
  });
}

/** What is refused before there is a request carries the same. */
export const headersOfBrokenRequests = (site: Reached): Readonly<Record<string, string>> => ({
  ...always,
  ...ofApi,
  ...insistence(site, false),
});

const insistence = ({ behindTls = false, subdomainsByTls = false }: Reached, isTls: boolean) =>
  behindTls || isTls
    ? { 'strict-transport-security': `max-age=31536000${subdomainsByTls ? '; includeSubDomains' : ''}` }
    : undefined;

/** Answers about a lead stay out of every cache, and an answer that is opened as a page can do nothing. */
export function secureApi(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers(ofApi);
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

/** Nothing runs in it, nothing leaves it, and it is nobody's frame. */
export const apiPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const ofApi = {
  'cache-control': 'no-store',
  'content-security-policy': apiPolicy,
  'referrer-policy': 'no-referrer',
  ...alone,
};

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
  // For browsers that do not know `frame-ancestors`; the others go by that.
  'x-frame-options': 'DENY',
};
