import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const sources = [
  'src/**',
  'public/**',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/**',
];
const stampFile = join(root, 'dist/stamp');

/** By content and not by time: a fresh clone, a switched branch and a touched file all tell the truth. */
function sourceHash(): string {
  const hash = createHash('sha256').update(process.env.VITE_API_BASE ?? '');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

export function isBuildStale(): boolean {
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== sourceHash();
}

/** Returns the writer, so that a source edited during the build leaves the build stale. */
export function prepareStamp(): () => void {
  const hash = sourceHash();
  return () => writeFileSync(stampFile, hash);
}
