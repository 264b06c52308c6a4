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

/** Serves the interactive API documentation. */
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
