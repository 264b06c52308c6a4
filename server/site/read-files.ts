import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { builtFile, type Encoding, type SiteFile, suffixes } from './site-file.ts';

/** All files of the build by URL path, as an allow-list. */
export function readFiles(folder: string): Map<string, SiteFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  return new Map(
    paths
      .filter((path) => !isCompressed(path, known))
      .map((path) => {
        const encodings = order.filter((encoding) => known.has(path + suffixes[encoding]));
        const url = `/${relative(folder, path).split(sep).join('/')}`;
        return [url, builtFile({ path, encodings, immutable: /^\/(painel\/)?assets\//.test(url) })] as const;
      }),
  );
}

const order: readonly Encoding[] = ['br', 'gzip', 'identity'];

const isCompressed = (path: string, known: ReadonlySet<string>): boolean =>
  (path.endsWith('.br') || path.endsWith('.gz')) && known.has(path.slice(0, -3));
