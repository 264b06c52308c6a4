import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { demoEntry } from '../src/app/demo/demo-entry.ts';
import { redirectFor } from '../src/contract/redirects.ts';
import type { Campaign } from '../src/funnel/campaign.ts';
import type { PageHead } from '../src/pages/site/site-page.ts';
import { headTags } from './page-head.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';
import { root } from './root.ts';

interface Sources {
  readPath: (path: string) => { campaign: Campaign; route: string };
  sitePageAt: (campaign: Campaign, route: string) => { module: string; status: number } | undefined;
  familyAt: (path: string) => object | null;
  demoScreenAt: (path: string) => { path: string; module: string; status: number } | undefined;
  render: (
    path: string,
    catalogue: Catalogue,
  ) => Promise<{
    html: string;
    foot?: string;
    lang?: string;
    head: PageHead;
    attributes: Readonly<Record<string, string>>;
  }>;
}

const modules = [
  '/src/app/entry-server.tsx',
  '/src/app/routes.ts',
  '/src/app/site/site-pages.ts',
  '/src/pages/demo/demo-screens.ts',
  '/src/funnel/routes/read-path.ts',
];

const looks = ['/src/ui/tokens.css', '/src/ui/base.css'];

/** What runs on a page, what its root element says of it, and what stands on every page like it. */
interface Kind {
  entry: string;
  attributes: Readonly<Record<string, string>>;
  everywhere: readonly string[];
}

const site: Kind = {
  entry: '/src/app/site/site-starter.ts',
  attributes: { 'data-islands': '/src/app/site/hydrate-island.tsx' },
  everywhere: [...looks, '/src/app/site/render-site-page.tsx'],
};

const demo: Kind = {
  entry: `/${demoEntry}`,
  attributes: {},
  everywhere: [...looks, '/src/pages/demo/DemoApp.tsx'],
};

/** Drawn in the browser while it is being worked on; only its foot is written. */
const app: Kind = {
  entry: '/src/app/entry-client.tsx',
  attributes: {},
  everywhere: [...looks, '/src/app/site/render-foot.tsx'],
};

/** The public pages as the build would write them, rendered anew at every request from the sources and the lists. */
export const devPages = (): Plugin => ({
  name: 'public-pages',
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
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  const isPage = headers.accept?.includes('text/html') && !/^\/(@|api\/|painel(\/|$))|\.\w+$/.test(pathname);
  if (!isPage) return false;
  const sources = await load(server);
  const pageAt = (path: string) => {
    const { campaign, route } = sources.readPath(path);
    return sources.sitePageAt(campaign, route);
  };
  const moved = redirectFor(
    pathname,
    searchParams,
    (to) => pageAt(to) !== undefined || sources.familyAt(to) !== null,
  );
  if (moved !== null) {
    response.writeHead(302, { location: `${moved.to}${search}` }).end();
    return true;
  }
  const send = async (status: number, html: string) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(await server.transformIndexHtml(url, html));
    return true;
  };
  if (sources.familyAt(pathname) !== null)
    return send(200, await write(server, sources, { path: pathname, kind: app }));
  const screen = sources.demoScreenAt(pathname);
  const { campaign } = sources.readPath(pathname);
  const path = screen?.path ?? (pageAt(pathname) === undefined ? `${home(campaign)}404/` : pathname);
  const page = screen ?? pageAt(path);
  if (page === undefined) return false;
  const kind = screen === undefined ? site : demo;
  const html = await write(server, sources, { path, module: page.module, kind });
  return send(page.status, html);
}

const home = ({ prefix }: Campaign): string => (prefix === '' ? '/' : `/${prefix}/`);

const load = async (server: ViteDevServer): Promise<Sources> => {
  const loaded = await Promise.all(modules.map((module) => server.ssrLoadModule(module)));
  const { demoScreenAt, familyAt, readPath, render, sitePageAt } = Object.assign({}, ...loaded);
  return { demoScreenAt, familyAt, readPath, render, sitePageAt };
};

async function write(
  server: ViteDevServer,
  sources: Sources,
  { path, module, kind }: { path: string; module?: string; kind: Kind },
): Promise<string> {
  const { campaign } = sources.readPath(path);
  const { attributes, foot = '', head, html, lang = 'pt-BR' } = await sources.render(path, readCatalogue());
  const named = { ...attributes, ...kind.attributes };
  const written = Object.entries(named).map(([name, value]) => ` ${name}="${value}"`);
  const tags = headTags(head, { canonical: null, preview: null, theme: campaign.theme });
  const styles = await stylesOf(server, [
    ...kind.everywhere,
    ...(module === undefined ? [] : [`/${module}`]),
  ]);
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}">`);
  const template = await readFile(join(root, 'index.html'), 'utf8');
  return template
    .replace('<html lang="pt-BR">', () => `<html lang="${lang}"${written.join('')}>`)
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => tags + links.join(''))
    .replace('/src/app/entry-client.tsx', kind.entry)
    .replace('<!--app--></div>', () => `${kind === app ? '' : html}</div>${foot}`);
}

/** Style by style, those of what is imported first: a page must not wait for its scripts to look right. */
async function stylesOf(server: ViteDevServer, entries: readonly string[]): Promise<string[]> {
  const styles = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode | undefined) => {
    if (node === undefined || seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (node.url.endsWith('.css')) styles.add(node.url);
  };
  const { moduleGraph } = server.environments.ssr;
  for (const entry of entries) visit(await moduleGraph.getModuleByUrl(entry));
  return [...styles];
}
