import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue, DocumentSettings, Documents, OpenDocuments } from '../../src/contract/documents.ts';
import type { PanelFiles } from '../panel-api/panel-document.ts';
import { StartupError } from '../startup-error.ts';
import { readFiles } from './read-files.ts';
import { heldFile, type SiteFile } from './site-file.ts';

interface OpenPage {
  readonly file: SiteFile;
  /** The content security policy of exactly this document. */
  readonly policy: string;
}

export interface Page {
  readonly status: number;
  readonly noindex: boolean;
  /** Renders it when it is first asked for, and keeps it compressed. */
  readonly open: () => Promise<OpenPage>;
}

/** The built site: pages by path without the last slash, and the files beside them. Nothing else can be asked for. */
export interface Site {
  readonly pages: ReadonlyMap<string, Page>;
  readonly files: ReadonlyMap<string, SiteFile>;
  /** What the page of the operator's panel names. */
  readonly panel: PanelFiles;
  /** Pages where visits begin. */
  readonly firstScreens: readonly Page[];
}

/** What the build left in `folder`, with the documents of one catalogue. Undefined when not built. */
export async function openSite(
  folder: string,
  catalogue: Catalogue,
  settings: DocumentSettings,
): Promise<Site | undefined> {
  const renderer = join(folder, 'server/entry-server.js');
  // While it is being worked on, Vite answers for the pages.
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

/** Under another name when it was built anew: Node.js keeps what it has imported once. */
async function openDocuments(
  file: string,
  catalogue: Catalogue,
  settings: DocumentSettings,
): Promise<Documents> {
  // React renders several times slower for developers.
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

export const withoutLastSlash = (path: string): string => path.replace(/\/+$/, '');
