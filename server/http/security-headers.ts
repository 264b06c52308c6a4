import type { FastifyInstance } from 'fastify';

/** What every answer carries, whatever it is. */
export function secureEverything(app: FastifyInstance, behindTls: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(always);
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

/** What the operator sees of people stays out of every cache and every search, and runs nothing. */
export function securePanel(panel: FastifyInstance): void {
  panel.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      // Without a referrer a form would not say where it comes from.
      'referrer-policy': 'same-origin',
      ...alone,
    });
  });
}

/** Scripts and styles by hash: what was not in the build does not run. */
export function pagePolicy(
  page: { scriptHashes: readonly string[]; styleHashes: readonly string[]; partner: string | null },
  apiOrigins: readonly string[],
): string {
  const partner = page.partner === null ? [] : [page.partner];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...page.scriptHashes.map(quoted), ...partner].join(' '),
    ['style-src', "'self'", ...page.styleHashes.map(quoted)].join(' '),
    ['img-src', "'self'", ...partner].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...apiOrigins, ...partner].join(' '),
    // The videos of the news: nothing of them is loaded before a visitor starts one.
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const quoted = (hash: string): string => `'${hash.replaceAll("'", '')}'`;

/** No page that opened it keeps a hand on it. For visitors' pages it would cost a new process: decision 030. */
const alone = { 'cross-origin-opener-policy': 'same-origin' };

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), display-capture=()',
  'cross-origin-resource-policy': 'same-origin',
};
