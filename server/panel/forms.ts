import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { assertOwnPage } from '../http/write-guard.ts';
import { panelWords } from './words.ts';

/** The panel takes forms and nothing else, and only those of its own pages. */
export function takeOwnForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST') assertOwnForm(request);
  });
}

/** A form cannot set a header of ours: what the browser says of its origin has to be there, and to be right. */
function assertOwnForm(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (!(request.body instanceof URLSearchParams) || (origin === undefined && site === undefined))
    refuse(403, 'cross-site', panelWords.problem.form);
  assertOwnPage(request, []);
}

export const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  (body instanceof URLSearchParams ? body.get(name) : null)?.trim() ?? '';
