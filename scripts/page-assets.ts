import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { root } from './root.ts';

export type PageAssets = { scripts: string[]; styles: string[] };
const entry = 'index.html';

/** What the page of these source modules needs: their files and everything those import, entry first. */
export function pageAssets(manifest: Manifest, preload: readonly string[]): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const chunk = manifest[id];
    if (!chunk) throw new Error(`No file was built for '${id}': it is not imported dynamically anywhere.`);
    scripts.add(chunk.file);
    // Styles of what is imported come first, as the bundler would have ordered them.
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const id of [entry, ...preload]) visit(id);
  return { scripts: [...scripts], styles: [...styles] };
}

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'));
}
