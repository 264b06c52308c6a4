import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

export const buildSources = [
  'src/**',
  'catalogue/*.ts',
  'public/**',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/root.ts',
  'scripts/build/**',
  // The build draws documents and pictures with its layout and fonts.
  'server/pdf/**',
  // The panel shows its manual.
  'docs/operator.md',
  'docs/screens/panel-*.png',
];
const stampFile = join(root, 'dist/stamp');

/** Hashes contents, because timestamps change with clones and branches. */
function sourceHash(): string {
  const hash = createHash('sha256').update(process.env.VITE_API_BASE ?? '');
  for (const file of globSync(buildSources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

export function isBuildStale(): boolean {
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== sourceHash();
}

/** Hashes before the build and returns the writer, so that a source edited meanwhile leaves the build stale. */
export function prepareStamp(): () => void {
  const hash = sourceHash();
  return () => writeFileSync(stampFile, hash);
}
