import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sqliteCodeOf } from '../database/storage-trouble.ts';

/**
 * What may be logged, by allow-list: the route's template instead of the address, because addresses carry postcodes,
 * documents and lead ids. No headers, no query, no body.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Behind a proxy that is not trusted all visitors have one address, and share its limits: said once. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    request.log.warn(
      { setting: 'TRUST_PROXY' },
      'a proxy names visitors that TRUST_PROXY does not let it name',
    );
  });
}

/** Fastify itself logs a few events with the request or the error attached; they pass through here. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  res: () => ({}),
  err: (error: unknown) => safeError(error),
};

/** Where it broke, without the message: messages quote what was given. */
export function safeError(error: unknown) {
  const frames = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const sqlite = sqliteCodeOf(error);
  return {
    type: error instanceof Error ? error.name : typeof error,
    message: '',
    code,
    ...(sqlite === undefined ? {} : { sqlite }),
    stack: frames
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
  };
}

/** The template: an address carries postcodes, documents and ids. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';
