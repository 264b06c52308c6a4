import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sqliteCodeOf } from '../database/storage-trouble.ts';

/**
 * Logs an allow-list of fields. The route template replaces the URL, because URLs contain postcodes, documents and
 * lead ids. Headers, query and body are never logged.
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

/** Warns once: behind an untrusted proxy all visitors share one address and its rate limits. */
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

/** Serializers for the events that Fastify logs with a request or an error attached. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
  res: () => ({}),
  err: (error: unknown) => safeError(error),
};

/** The error's location without its message, because messages quote the input. */
export function safeError(error: unknown) {
  const frames = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const sqlite = sqliteCodeOf(error);
  return {
    type: error instanceof Error ? error.name : typeof error,
    message: '',
    code: codeOf(error),
    ...(sqlite === undefined ? {} : { sqlite }),
    stack: frames
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
  };
}

/** Its own, or that of what it came from: a call that fails names only its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause);
}

/** The route template, because a URL contains postcodes, documents and ids. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';
