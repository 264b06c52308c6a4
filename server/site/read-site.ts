import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import { affiliateScript } from '../../src/contract/affiliate-script.ts';
import { unnamedOrigin } from '../../src/contract/site-origin.ts';
import { StartupError } from '../startup-error.ts';
import { builtFile, type Completions, type Encoding, type SiteFile, suffixes } from './site-file.ts';

const pageList = z.array(
  z.object({
    path: z.string(),
    file: z.string(),
    status: z._default(z.int(), 200),
    noindex: z._default(z.boolean(), false),
    scriptHashes: z._default(z.array(z.string()), []),
    styleHashes: z._default(z.array(z.string()), []),
    affiliate: z._default(z.boolean(), false),
  }),
);

export interface Page {
  readonly status: number;
  readonly noindex: boolean;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Where the partner's script comes from, on the pages that may load it. */
  readonly partner: string | null;
  readonly file: SiteFile;
}

/** The built site: pages by path without the last slash, and the files beside them. Nothing else can be asked for. */
export interface Site {
  readonly pages: ReadonlyMap<string, Page>;
  readonly files: ReadonlyMap<string, SiteFile>;
}

/**
 * Reads the list the build wrote (`dist/pages.json`) and the names below `dist/client`. `origin` is the public address
 * that the pages name, `partner` the script of the loyalty campaign's. Undefined when not built.
 */
export function readSite(folder: string, origin: string, partner?: string): Site | undefined {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return undefined;
  const parsed = pageList.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  if (!parsed.success)
    throw new StartupError(`${list} is not the list of pages the build writes: build again`);
  const client = join(folder, 'client');
  const files = readFiles(client, [
    [unnamedOrigin, origin],
    // Into an attribute.
    [affiliateScript, (partner ?? '').replaceAll('&', '&amp;')],
  ]);
  const pages = parsed.data.map(({ path, file, affiliate, ...page }) => {
    const found = files.get(`/${file}`);
    if (!found) throw new StartupError(`The page ${file} of ${list} is not in ${client}: build again`);
    const from = affiliate && partner !== undefined ? new URL(partner).origin : null;
    return [withoutLastSlash(path), { ...page, file: found, partner: from }] as const;
  });
  // A page is only reached by its path, where its own policy goes with it.
  const assets = [...files].filter(([name]) => !name.endsWith('.html'));
  return { pages: new Map(pages), files: new Map(assets) };
}

export const withoutLastSlash = (path: string): string => path.replace(/\/+$/, '');

function readFiles(folder: string, completions: Completions): Map<string, SiteFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const plain = paths.filter((path) => !compressedOf(path, known));
  return new Map(
    plain.map((path) => {
      const encodings = order.filter((encoding) => known.has(path + suffixes[encoding]));
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      const immutable = url.startsWith('/assets/');
      return [url, builtFile({ path, encodings, immutable, completions })] as const;
    }),
  );
}

const order: readonly Encoding[] = ['br', 'gzip', 'identity'];

const compressedOf = (path: string, known: ReadonlySet<string>): boolean =>
  (path.endsWith('.br') || path.endsWith('.gz')) && known.has(path.slice(0, -3));
