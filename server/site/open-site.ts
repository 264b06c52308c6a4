import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue, DocumentSettings, Documents, OpenDocuments } from '../../src/contract/documents.ts';
import { StartupError } from '../runtime/startup-error.ts';
import type { PanelFiles } from './panel-document.ts';
import { readFiles } from './read-files.ts';
import { type HeldFile, heldFile, type SiteFile } from './site-file.ts';

interface OpenPage {
  readonly file: HeldFile;
  /** The document's own content security policy. */
  readonly policy: string;
}

export interface Page {
  readonly status: number;
  readonly noindex: boolean;
  /** Renders on first use and caches the compressed result. */
  readonly open: () => Promise<OpenPage>;
}

/** The built site: an allow-list of pages (paths without trailing slash) and files. */
export interface Site {
  readonly pages: ReadonlyMap<string, Page>;
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly panel: PanelFiles;
  /** Entry pages, rendered ahead. */
  readonly firstScreens: readonly Page[];
}

/** Opens the build in `folder` with a catalogue. Undefined without a build. */
export async function openSite(
  folder: string,
  catalogue: Catalogue,
  settings: DocumentSettings,
): Promise<Site | undefined> {
  const renderer = join(folder, 'server/entry-server.js');
  // In development Vite serves the pages.
  if (process.env.NODE_ENV === 'development' || !existsSync(renderer)) return undefined;
  const { firstScreens, ...documents } = await openDocuments(renderer, catalogue, settings);
  const pages = new Map(
    documents.addresses.map((address) => [withoutLastSlash(address.path), pageOf(address, documents)]),
  );
  return {
    pages,
    panel: JSON.parse(readFileSync(join(folder, 'server/panel.json'), 'utf8')),
    files: new Map([...readFiles(join(folder, 'client')), ...readFiles(join(folder, 'panel'))])
      .set('/sitemap.xml', await heldFile('sitemap.xml', documents.sitemap))
      .set('/robots.txt', await heldFile('robots.txt', documents.robots)),
    firstScreens: firstScreens.flatMap((path) => pages.get(withoutLastSlash(path)) ?? []),
  };
}

/** The query string changes with the build, because Node.js caches modules by URL. */
async function openDocuments(
  file: string,
  catalogue: Catalogue,
  settings: DocumentSettings,
): Promise<Documents> {
  // React's development build renders several times slower.
  process.env.NODE_ENV ??= 'production';
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  try {
    const { openDocuments }: { openDocuments: OpenDocuments } = await import(address);
    return openDocuments(catalogue, settings);
  } catch (error) {
    throw new StartupError(`The build in ${file} cannot be used, build again: ${String(error)}`);
  }
}

function pageOf(
  { path, status, noindex }: Documents['addresses'][number],
  { render }: Pick<Documents, 'render'>,
): Page {
  let kept: Promise<OpenPage> | null = null;
  const open = async (): Promise<OpenPage> => {
    const { html, policy } = await render(path);
    return { policy, file: await heldFile('index.html', html) };
  };
  return {
    status,
    noindex,
    open: () => {
      kept ??= open().catch((error: unknown) => {
        kept = null;
        throw error;
      });
      return kept;
    },
  };
}

export const withoutLastSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '');
