import type { FastifyInstance } from 'fastify';

export interface Reached {
  /** TLS ends at a proxy: the site is https although this process receives http. */
  readonly behindTls?: boolean;
  /** Whether every subdomain is served over TLS. */
  readonly subdomainsByTls?: boolean;
}

/** Sets the security headers of every response. */
export function secureEverything(app: FastifyInstance, site: Reached): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...always, ...hstsHeader(site, request.protocol === 'https') });
    // Visitors quote this id to the support, which finds it in the log.
    reply.header('x-request-id', request.id);
  });
}

/** The same headers for replies to requests that Fastify could not parse. */
export const headersOfBrokenRequests = (site: Reached): Readonly<Record<string, string>> => ({
  ...always,
  ...ofApi,
  ...hstsHeader(site, false),
});

const hstsHeader = ({ behindTls = false, subdomainsByTls = false }: Reached, isTls: boolean) =>
  behindTls || isTls
    ? { 'strict-transport-security': `max-age=31536000${subdomainsByTls ? '; includeSubDomains' : ''}` }
    : undefined;

/** API responses are never cached, and a response opened as a page can run nothing. */
export function secureApi(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.headers(ofApi);
  });
}

/** The panel page is never cached or indexed. Its CSP contains a nonce and is set by the page. */
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

/** Isolates the window from its opener. Visitors' pages do without, because it costs a new process: decision 036. */
const alone = { 'cross-origin-opener-policy': 'same-origin' };

/** Nothing may run, load or be framed. */
export const apiPolicy =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const ofApi = {
  'cache-control': 'no-store',
  'content-security-policy': apiPolicy,
  'referrer-policy': 'no-referrer',
  ...alone,
};

/** Permissions of a page: geolocation where a postcode is asked, microphone in the conversation. */
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
  // For browsers without `frame-ancestors`.
  'x-frame-options': 'DENY',
};
