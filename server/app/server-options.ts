import type { Server } from 'node:http';
import { type FastifyHttpOptions, LogController } from 'fastify';
import { logSerializers } from '../http/log.ts';
import { replyBrokenAddress } from '../http/problem-replies.ts';
import { replyAndClose } from '../http/reply-and-close.ts';
import type { headersOfBrokenRequests } from '../http/security-headers.ts';
import { type Random, randomId } from '../protection/random.ts';

export interface HttpOptions {
  readonly random: Random;
  readonly trustProxy?: boolean | number;
  readonly log?: { stream: { write(line: string): void } } | boolean;
  readonly timeouts?: Timeouts;
}

/** Milliseconds. */
interface Timeouts {
  /** For receiving the headers, and the body. */
  readonly headers: number;
  readonly request: number;
  /** The interval in which that of the headers is checked. */
  readonly check: number;
  /** For a connection on which nothing moves, such as a reply that is not read; longer than any call works in silence. */
  readonly still: number;
}

export const usualTimeouts: Timeouts = { headers: 15_000, request: 30_000, check: 5_000, still: 60_000 };

export function serverOptions(
  { log = false, trustProxy = false, random, timeouts = usualTimeouts }: HttpOptions,
  brokenHeaders: ReturnType<typeof headersOfBrokenRequests>,
): FastifyHttpOptions<Server> {
  return {
    logger: log !== false && {
      ...(log === true ? {} : log),
      level: 'info',
      base: null,
      serializers: logSerializers,
    },
    // `logCalls` logs every call once.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: 32 * 1024,
    // `guardBodies` limits the time of a body.
    requestTimeout: 0,
    connectionTimeout: timeouts.still,
    // No timeout for plugins: on an overloaded machine a failed start would only be repeated.
    pluginTimeout: 0,
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      maxHeaderSize: 16 * 1024,
    },
    routerOptions: { ignoreTrailingSlash: true },
    requestIdHeader: false,
    genReqId: () => randomId(random),
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered during shutdown.
    return503OnClosing: false,
    clientErrorHandler: ({ code }, socket) => replyAndClose(socket, code, brokenHeaders),
    frameworkErrors: (_error, _request, reply) => {
      replyBrokenAddress(reply, brokenHeaders);
    },
  };
}
