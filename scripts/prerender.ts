import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleStarter } from './bundle-starter.ts';
import { inParallel } from './in-parallel.ts';
import { pageAssets, readManifest } from './page-assets.ts';
import { pageDocument, type RenderedPage } from './page-document.ts';
import { root } from './root.ts';

type Page = { path: string; status?: number; noindex?: boolean };
type ServerEntry = { pages: () => Page[]; render: (path: string) => Promise<RenderedPage> };
type WrittenPage = {
  path: string;
  file: string;
  status: number;
  noindex: boolean;
  scriptHashes: string[];
  styleHashes: string[];
};

const dist = join(root, 'dist');
const client = join(dist, 'client');

/** Writes every page of the site as a file, and `dist/pages.json` for the server. Returns how many. */
export async function prerender(): Promise<number> {
  await setBuildFilesAside();
  const manifest = readManifest();
  const template = await readFile(join(dist, 'template.html'), 'utf8');
  const starter = await bundleStarter();
  const { pages, render }: ServerEntry = await import(
    pathToFileURL(join(dist, 'server/entry-server.js')).href
  );
  const cssOf = stylesReader();
  const written: WrittenPage[] = [];

  const write = async ({ path, status = 200, noindex = false }: Page) => {
    const page = await render(path);
    const assets = pageAssets(manifest, page.preload ?? []);
    const css = await cssOf(assets.styles);
    const document = pageDocument({ template, page, noindex, assets, css, starter });
    const file = fileOf(path);
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), document.html);
    const { scriptHashes, styleHashes } = document;
    written.push({ path, file, status, noindex, scriptHashes, styleHashes });
  };
  await inParallel(pages(), (page) =>
    write(page).catch((error: unknown) => {
      throw new Error(`The page ${page.path} could not be written.`, { cause: error });
    }),
  );
  written.sort((a, b) => a.path.localeCompare(b.path));
  await writeFile(join(dist, 'pages.json'), JSON.stringify(written));
  return written.length;
}

/** Neither the template nor the manifest is for visitors. */
async function setBuildFilesAside(): Promise<void> {
  if (existsSync(join(dist, 'template.html'))) return;
  await rename(join(client, '.vite/manifest.json'), join(dist, 'manifest.json'));
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
  const plain = path.replace(/^\//, '');
  if (plain.endsWith('.html')) return plain;
  return join(plain, 'index.html');
}
