import type { FastifyInstance } from 'fastify';

/**
 * CORS with credentials for the origins in ALLOWED_ORIGINS; other origins get no CORS headers. The calls of the panel
 * get none at all.
 */
export function allowOrigins(visitors: FastifyInstance, allowedOrigins: readonly string[]): void {
  if (allowedOrigins.length === 0) return;
  visitors.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowedOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
    if (request.method !== 'OPTIONS') return;
    await reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', 'content-type, x-requested-with, idempotency-key, if-match')
      .header('access-control-max-age', '600')
      .status(204)
      .send();
  });
}
