import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { withoutLastSlash } from '../../server/site/open-site.ts';
import { missingPage, pageAt } from '../../server/site/page-at.ts';
import { panelDocument } from '../../server/site/panel-document.ts';
import { readCatalogue } from '../../server/site/read-catalogue.ts';
import type { createDocuments } from '../../src/app/document/create-documents.ts';
import { type DocumentParts, errorReporter, type PartsOf } from '../../src/app/document/document-parts.ts';
import type { RenderedPage } from '../../src/app/document/rendered-page.ts';
import { redirectFor } from '../../src/funnel/redirects.ts';
import { root } from '../root.ts';

const renderer = '/src/app/document/create-documents.ts';
const baseStyles = ['/src/ui/tokens.css', '/src/ui/base.css', '/src/ui/typeface.css'];

const scripts: Readonly<Record<RenderedPage['kind'], readonly string[]>> = {
  app: ['/src/app/starter.ts', '/src/app/entry-client.tsx'],
  site: ['/src/app/site/site-starter.ts'],
  demo: ['/src/app/demo/demo-starter.ts', '/src/app/demo/entry-demo.tsx'],
};

/** Renders documents on every request from the current sources. */
export const devDocuments = (): Plugin => ({
  name: 'documents',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      answer(server, request, response).then((isAnswered) => isAnswered || next(), next);
    });
  },
});

async function answer(
  server: ViteDevServer,
  { headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const origin = `http://${headers.host ?? 'localhost'}`;
  const { pathname, search, searchParams } = new URL(url, origin);
  const isPage = headers.accept?.includes('text/html') && !/^\/(@|api\/)|\.\w+$/.test(pathname);
  if (!isPage) return false;
  const send = async (status: number, html: string) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(await server.transformIndexHtml(url, html));
    return true;
  };
  if (/^\/painel(\/|$)/.test(pathname))
    return send(200, panelDocument({ script: '/src/panel/entry-panel.tsx', styles: [] }, ''));
  const loaded: { createDocuments: typeof createDocuments } = Object(await server.ssrLoadModule(renderer));
  const parts = devParts(await stylesheetsOf(server));
  const documents = loaded.createDocuments(readCatalogue(join(root, 'catalogue')), { origin }, parts);
  const pages = new Map(documents.addresses.map((page) => [withoutLastSlash(page.path), page]));
  const moved = redirectFor(pathname, searchParams, (to) => pages.has(to));
  if (moved !== null) {
    response.writeHead(302, { location: `${moved.to}${search}` }).end();
    return true;
  }
  const page = pageAt(pages, decodeURI(pathname), pathname) ?? missingPage(pages, pathname);
  if (page === undefined) return false;
  return send(page.status, (await documents.render(page.path)).html);
}

const devParts =
  (stylesheets: readonly string[]): PartsOf =>
  ({ kind, modules: [own] }): DocumentParts => ({
    starter: '',
    firstRules: '',
    stylesheets,
    typeface: null,
    preloads: [],
    scripts: scripts[kind],
    attributes: {
      ...(kind === 'site' ? { 'data-islands': `/${own}` } : {}),
      'data-reports': `/${errorReporter}`,
    },
  });

/** Collects imported styles in order, so that pages are styled before scripts run. */
async function stylesheetsOf(server: ViteDevServer): Promise<string[]> {
  const styles = new Set(baseStyles);
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (node.url.endsWith('.css')) styles.add(node.url);
  };
  visit(await server.environments.ssr.moduleGraph.getModuleByUrl(renderer));
  return [...styles];
}
