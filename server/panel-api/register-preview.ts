import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clockMinutePattern, instantOf, minuteInBrasilia } from '../../src/brazil/clock-minute.ts';
import { withMade } from '../../src/catalogue/with-made.ts';
import type { Catalogue } from '../../src/contract/documents.ts';
import { mayDo } from '../../src/contract/panel/access/rights.ts';
import { previewPath } from '../../src/contract/panel/catalogue.ts';
import { nothingPublished } from '../../src/contract/publication.ts';
import { Refusal } from '../http/refusal.ts';
import { securePanel } from '../http/security-headers.ts';
import { assignMarks } from '../publications/assign-marks.ts';
import { readDraft } from '../publications/author-drafts.ts';
import type { LiveCatalogue } from '../publications/live-catalogue.ts';
import { type Sold, soldAt } from '../publications/sold-at.ts';
import { closedPrefix } from '../site/closed-prefix.ts';
import { localPath } from '../site/local-path.ts';
import type { Site } from '../site/open-site.ts';
import { missingPage, pageAt } from '../site/page-at.ts';
import { requireOperator } from './operator-access.ts';
import type { PanelDependencies } from './panel-call.ts';

/** Opens a static site with an unpublished catalogue. */
export type OpenPreview = (shown: Catalogue) => Promise<Site | undefined>;

interface PreviewRoute {
  Params: { '*'?: string };
  Querystring: { em?: unknown; de?: unknown };
}

const wishesIn = ({ em, de }: PreviewRoute['Querystring']): { em?: string; de?: string } => ({
  ...(typeof em === 'string' && clockMinutePattern.test(em) && { em }),
  ...(typeof de === 'string' && { de }),
});

interface Previewed {
  sold: Sold;
  site: Site | undefined;
}

const notDrawn = 'A prévia volta quando o rascunho não tiver mais erros.';

/** Maximum number of cached previews; each holds all pages. */
const maxHeld = 6;

/**
 * Previews the operator's draft at a chosen minute (`?em=2026-11-27T00:00`); those who publish see others' as well
 * (`?de=<id>`). The pages run no scripts and use no visitor cookies.
 */
export function registerPreview(
  app: FastifyInstance,
  dependencies: PanelDependencies,
  catalogue: LiveCatalogue,
  openPreview: OpenPreview,
): void {
  securePanel(app);
  const { database, repositories, clock } = dependencies;
  const held = new Map<string, Promise<Previewed>>();

  const open = async (author: string, minute: string): Promise<Previewed> => {
    const { publications } = repositories;
    const { draft, current } = await database.read(async (db) => {
      const current = await publications.current(db);
      return { draft: await readDraft(db, { publications, current, now: clock() }, author), current };
    });
    const key = [author, draft.version, current.version, minute].join(' ');
    const known = held.get(key);
    if (known !== undefined) return known;
    const { publication } = draft;
    const defaults = catalogue.defaults();
    const marks = assignMarks(withMade(defaults, publication), publication, current.marks);
    const sold = soldAt(
      defaults,
      { publication, marks, former: nothingPublished },
      new Date(instantOf(minute)),
    );
    const opened = openPreview(sold.shown).then((site) => ({ sold, site }));
    held.set(key, opened);
    for (const oldest of [...held.keys()].slice(0, -maxHeld)) held.delete(oldest);
    opened.catch(() => held.delete(key));
    return opened;
  };

  const show = async (request: FastifyRequest<PreviewRoute>, reply: FastifyReply) => {
    const operator = await requireOperator(request, dependencies, 'catalogue.see');
    const { em, de } = wishesIn(request.query);
    const author = de !== undefined && mayDo(operator.role, 'catalogue.publish') ? de : operator.id;
    const { sold, site } = await open(author, em ?? minuteInBrasilia(clock().getTime()));
    const path = `/${request.params['*'] ?? ''}`;
    const closed = closedPrefix(path, sold.closed);
    if (closed !== null) {
      const kept = new URLSearchParams(wishesIn(request.query));
      const to = localPath(encodeURI(path.slice(closed.length + 1)));
      return reply.redirect(`${previewPath}${to}${kept.size > 0 ? `?${kept}` : ''}`, 302);
    }
    const page = site && (pageAt(site.pages, path, path) ?? missingPage(site.pages, path));
    if (page === undefined)
      return reply.status(404).type('text/plain; charset=utf-8').send('Não há prévia deste endereço.');
    const { file, policy } = await page.open();
    const { body } = await file.load('identity');
    return reply.header('content-security-policy', policy).type(file.type).send(body);
  };
  for (const address of [previewPath, `${previewPath}/*`])
    app.get<PreviewRoute>(address, {
      handler: show,
      // What a draft with errors shows cannot be drawn.
      errorHandler: (error, request, reply) => {
        if (error instanceof Refusal) throw error;
        request.log.warn(error);
        void reply.status(422).type('text/plain; charset=utf-8').send(notDrawn);
      },
    });
}
