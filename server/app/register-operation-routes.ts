import type { FastifyInstance } from 'fastify';
import type { OverloadState } from '../access/refuse-overload.ts';
import type { Database } from '../database/database.ts';
import { missingMigrations } from '../database/migrate.ts';
import { proveWrites } from '../http/health-routes.ts';
import { busyProblem } from '../http/problem-replies.ts';
import type { Metrics } from '../observability/metrics.ts';
import { sameText } from '../protection/protection.ts';

interface Operation {
  /** What `/api/ready` tells of the calls under way, and of those refused. */
  readonly calls: () => OverloadState;
  readonly database: Database;
  readonly clock: () => Date;
  /** Whether the process is shutting down: `/api/ready` then fails, so that load balancers stop sending requests. */
  readonly isDraining: () => boolean;
  /** Metrics require the token. */
  readonly figures: { readonly metrics: Metrics; readonly token: string } | undefined;
}

export function registerOperationRoutes(app: FastifyInstance, operation: Operation): void {
  const { database, clock, isDraining, figures, calls } = operation;
  app.addHook('onRequest', async (_request, reply) => {
    // Closes keep-alive connections, so that clients move to another process.
    if (isDraining()) reply.header('connection', 'close');
  });

  app.get('/api/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isDraining()) await proveWrites(database, clock);
    const isReady = !isDraining() && (await database.read(missingMigrations)).length === 0;
    // A busy process stays ready: a load balancer that takes it out would send its visitors to the next.
    return isReady
      ? { status: 'ready', calls: calls() }
      : reply.status(503).header('retry-after', 5).send(busyProblem);
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
