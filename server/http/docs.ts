import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { apiDocument } from './api-document.ts';

/** Everything it needs comes from this host; calls that are tried go to this host only. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  // Swagger UI writes styles into its page.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The page on which people read the contract and try its calls. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const document = apiDocument();
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme: { title: document.info.title },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true, displayRequestDuration: true },
  });
}
