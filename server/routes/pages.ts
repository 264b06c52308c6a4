import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '../security-headers.ts';
import { type Page, type Site, withoutLastSlash } from '../site/read-site.ts';
import { chooseEncoding, type SiteFile } from '../site/site-file.ts';

interface Options {
  readonly site: Site | undefined;
  /** Files that the server holds itself, before those of the build. */
  readonly held: ReadonlyMap<string, SiteFile>;
  readonly apiOrigins: readonly string[];
}

/** Everything outside the API: prerendered pages, assets, plan lists, and the page that says 'not here'. */
export function registerPages(app: FastifyInstance, { site, held, apiOrigins }: Options): void {
  const notFound = site?.pages.get('/404') ?? site?.pages.get('/404.html');

  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page, status = page.status) => {
    reply.status(status).header('content-security-policy', pagePolicy(page, apiOrigins));
    if (page.noindex || status >= 400) reply.header('x-robots-tag', 'noindex');
    return sendFile(request, reply, page.file);
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const page = site?.pages.get(withoutLastSlash(path));
    if (page) return sendPage(request, reply, page);
    const file = held.get(path) ?? site?.files.get(path);
    if (file) return sendFile(request, reply, file);
    if (notFound) return sendPage(request, reply, notFound, 404);
    return reply.status(404).type('text/plain; charset=utf-8').send('Página não encontrada');
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.status(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('Use GET'),
  );
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file);
  const { body, etag } = await file.load(encoding);
  reply
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', etag)
    .header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && namesEtag(request.headers['if-none-match'], etag)) {
    return reply.status(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(body);
}

const namesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));

function pathOf(request: FastifyRequest): string {
  const path = request.url.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
