import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { missingMigrations } from '../database/migrate.ts';
import { busyProblem } from '../http/problem-replies.ts';
import { sameText } from '../protection/protection.ts';
import type { Metrics } from './metrics.ts';

interface Operation {
  readonly database: Database;
  /** The process is about to end: a load balancer is to send nobody here any more. */
  readonly isDraining: () => boolean;
  /** Figures are for who has the token alone. */
  readonly figures: { readonly metrics: Metrics; readonly token: string } | undefined;
}

/** For the machines that watch over this one; no browser calls them. */
export function registerOperationRoutes(app: FastifyInstance, operation: Operation): void {
  const { database, isDraining, figures } = operation;
  app.addHook('onRequest', async (_request, reply) => {
    // Whoever keeps a connection open goes to another process with the next request.
    if (isDraining()) reply.header('connection', 'close');
  });

  app.get('/api/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isReady = !isDraining() && (await database.read(missingMigrations)).length === 0;
    return isReady ? { status: 'ready' } : reply.status(503).header('retry-after', 5).send(busyProblem);
  });

  if (figures === undefined) return;
  const { metrics, token } = figures;
  app.get('/api/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.status(401).header('www-authenticate', 'Bearer').send();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
