import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { apiDocument } from './api-document.ts';

/** All resources come from this host, and test calls go only to this host. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  // Swagger UI uses inline styles.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Serves the document of the API and, as its building slows down the start, only on demand its pages. */
export async function registerDocs(
  app: FastifyInstance,
  { withPages, siteUrl }: { withPages: boolean; siteUrl: string },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode < 400) reply.header('cache-control', 'public, max-age=3600');
  });
  let written: Buffer | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    // Bytes, which all replies share until they are read.
    written ??= Buffer.from(JSON.stringify(apiDocument(siteUrl)));
    return reply.type('application/json; charset=utf-8').send(written);
  });
  if (withPages) await registerPages(app, siteUrl);
}

async function registerPages(app: FastifyInstance, siteUrl: string): Promise<void> {
  const document = apiDocument(siteUrl);
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { title: 'Ultrafibra API' },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true, displayRequestDuration: true },
  });
}
