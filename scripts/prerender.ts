import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Outline } from '../src/app/site/outlines.ts';
import { affiliateScript } from '../src/contract/affiliate-script.ts';
import { previewPath } from '../src/contract/preview-path.ts';
import type { PageHead } from '../src/pages/site/site-page.ts';
import { demoManifest } from './build-demo.ts';
import { bundleStarter } from './bundle-starter.ts';
import { inParallel } from './in-parallel.ts';
import { manifestByModule, type Needs, pageAssets, readManifest } from './page-assets.ts';
import { pageDocument, type RenderedPage } from './page-document.ts';
import { headTags } from './page-head.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';
import { root } from './root.ts';
import { robots, sitemap } from './sitemap.ts';

type ServerEntry = {
  pages: (catalogue: Catalogue) => Outline[];
  render: (path: string, catalogue: Catalogue) => Promise<Rendered>;
};
type Rendered = Omit<RenderedPage, 'head'> &
  Needs & {
    /** Part of the application, a public page whose islands wake by themselves, or one of the demo. */
    kind: 'app' | 'site' | 'demo';
    head: PageHead;
    attributes: Readonly<Record<string, string>>;
  };
type WrittenPage = {
  path: string;
  file: string;
  status: number;
  noindex: boolean;
  scriptHashes: string[];
  styleHashes: string[];
  /** Whether it may load the partner's script. */
  affiliate: boolean;
};

const dist = join(root, 'dist');
const client = join(dist, 'client');

/** Writes every page of the site as a file, and `dist/pages.json` for the server. Returns how many. */
export async function prerender(): Promise<number> {
  await setBuildFilesAside();
  const manifests = {
    app: manifestByModule('manifest.json'),
    site: manifestByModule('manifest.json'),
    demo: readManifest(demoManifest),
  };
  const template = await readFile(join(dist, 'template.html'), 'utf8');
  const starters = {
    app: await bundleStarter('app'),
    site: await bundleStarter('site'),
    demo: await bundleStarter('demo'),
  };
  const { pages, render }: ServerEntry = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  const cssOf = stylesReader();
  const catalogue = readCatalogue();
  const written: WrittenPage[] = [];

  const write = async (outline: Outline) => {
    const { path, status, noindex } = outline;
    const rendered = await render(path, catalogue);
    const { scripts, styles } = pageAssets(manifests[rendered.kind], rendered);
    const document = pageDocument({
      template,
      page: {
        ...rendered,
        head: headTags(rendered.head, standingOf(outline)),
        ...attributesOf(rendered, scripts),
      },
      noindex,
      // What wakes the islands of a public page is asked for by its starter.
      assets: { scripts: rendered.kind === 'site' ? [] : scripts, styles },
      css: await cssOf(styles),
      starter: starters[rendered.kind],
    });
    const file = fileOf(path);
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), document.html);
    const { scriptHashes, styleHashes } = document;
    const affiliate = document.html.includes(affiliateScript);
    written.push({ path, file, status, noindex, scriptHashes, styleHashes, affiliate });
  };
  const outlines = pages(catalogue);
  await inParallel(outlines, (page) =>
    write(page).catch((error: unknown) => {
      throw new Error(`The page ${page.path} could not be written.`, { cause: error });
    }),
  );
  await writeFile(join(client, 'sitemap.xml'), sitemap(outlines));
  await writeFile(join(client, 'robots.txt'), robots);
  written.sort((a, b) => a.path.localeCompare(b.path));
  await writeFile(join(dist, 'pages.json'), JSON.stringify(written));
  return written.length;
}

const standingOf = ({ canonical, preview, theme }: Outline) => ({
  canonical,
  theme,
  preview: preview === null ? null : `/${previewPath(preview)}`,
});

function attributesOf(
  { kind, attributes }: Rendered,
  scripts: readonly string[],
): { htmlAttributes: string } {
  const all = {
    ...attributes,
    ...(kind === 'site' ? { 'data-islands': scripts.map((file) => `/${file}`).join(' ') } : {}),
  };
  return {
    htmlAttributes: Object.entries(all)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' '),
  };
}

/** Neither the template nor the manifests are for visitors. */
async function setBuildFilesAside(): Promise<void> {
  if (existsSync(join(dist, 'template.html'))) return;
  await rename(join(client, '.vite/manifest.json'), join(dist, 'manifest.json'));
  await rename(join(client, '.vite', demoManifest), join(dist, demoManifest));
  await rename(join(client, 'index.html'), join(dist, 'template.html'));
  await rm(join(client, '.vite'), { recursive: true });
}

function stylesReader(): (files: string[]) => Promise<string> {
  const texts = new Map<string, Promise<string>>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFile(join(client, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return async (files) => (await Promise.all(files.map(read))).map((text) => text.trim()).join('');
}

function fileOf(path: string): string {
  // What stands for many addresses has signs in its path that no file system likes.
  const plain = path.replace(/^\//, '').replace(/[:*]/g, '_');
  if (plain.endsWith('.html')) return plain;
  return join(plain, 'index.html');
}
