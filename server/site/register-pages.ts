import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStaffPath, redirectFor, staffPage } from '../../src/funnel/redirects.ts';
import { permissionsOf } from '../http/security-headers.ts';
import { closedPrefix } from './closed-prefix.ts';
import { type Page, type Site, withoutLastSlash } from './open-site.ts';
import { missingPage, pageAt } from './page-at.ts';
import { sendFile } from './send-file.ts';
import type { SiteFile } from './site-file.ts';

interface Options {
  /** As it stands now: another one after the catalogue was read anew. */
  readonly site: () => Site | undefined;
  /** Campaigns that are not open now, by their prefix. */
  readonly closed: () => ReadonlySet<string>;
  /** Files that the server holds itself, before those of the build. */
  readonly held: (path: string) => Promise<SiteFile> | undefined;
  readonly siteUrl: string | undefined;
  readonly legacyHost: string | undefined;
  /** No page of it is for a search engine. */
  readonly hiddenFromSearch: boolean | undefined;
}

/** Everything outside the API: rendered pages, assets, plan lists, and the page that says 'not here'. */
export function registerPages(app: FastifyInstance, options: Options): void {
  const { held, siteUrl = '', legacyHost, hiddenFromSearch } = options;

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page, status = page.status) => {
    const { file, policy } = await page.open();
    reply
      .status(status)
      .header('content-security-policy', policy)
      .header('permissions-policy', permissionsOf(withoutLastSlash(pathOf(request))));
    if (hiddenFromSearch || page.noindex || status >= 400) reply.header('x-robots-tag', 'noindex');
    return sendFile(request, reply, file);
  };

  app.get('/*', async (request, reply) => {
    const site = options.site();
    const written = pathOf(request);
    const path = decoded(written);
    if (legacyHost !== undefined && request.host === legacyHost && isStaffPath(path)) {
      return reply.redirect(`${siteUrl}${staffPage}${queryOf(request)}`, 308);
    }
    const moved =
      besideClosed(path, options.closed()) ??
      redirectFor(
        path,
        new URLSearchParams(queryOf(request)),
        (to) => site !== undefined && (site.pages.has(to) || site.files.has(to)),
      );
    if (moved !== null) return reply.redirect(`${encodeURI(moved.to)}${queryOf(request)}`, moved.status);
    const page = site && pageAt(site.pages, path, written);
    if (page) return sendPage(request, reply, page);
    const file = (await held(path)) ?? site?.files.get(path);
    if (file) return sendFile(request, reply, file);
    const notFound = site && missingPage(site.pages, path);
    if (notFound) return sendPage(request, reply, notFound, 404);
    return reply.status(404).type('text/plain; charset=utf-8').send('Página não encontrada');
  });

  // A form that was sent where no script runs: its page says what to do instead. What was sent is neither read nor kept.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'POST'
      ? reply.redirect(request.url, 303)
      : reply
          .status(405)
          .header('allow', 'GET, HEAD')
          .type('text/plain; charset=utf-8')
          .send('Este endereço só pode ser lido.'),
  );
}

/** The same address of the shop itself, where the campaign of this one is not open. */
function besideClosed(path: string, closed: ReadonlySet<string>): { to: string; status: 302 } | null {
  const prefix = closedPrefix(path, closed);
  return prefix === null ? null : { to: path.slice(prefix.length + 1) || '/', status: 302 };
}

const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/, '');

const queryOf = ({ url }: FastifyRequest): string => /\?[^#]*/.exec(url)?.[0] ?? '';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
