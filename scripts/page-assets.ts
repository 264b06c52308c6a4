import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { root } from './root.ts';

export type PageAssets = { scripts: string[]; styles: string[] };

export interface Needs {
  /** The script of the page. */
  entry: string;
  /** Modules whose files it needs at once. */
  preload: readonly string[];
  /** Modules of which it needs only the styles. */
  styled: readonly string[];
}

/** What a page needs: the files of its modules and everything those import, its own script first. */
export function pageAssets(manifest: Manifest, { entry, preload, styled }: Needs): PageAssets {
  const needed = filesOf(manifest, [entry, ...preload]);
  const all = filesOf(manifest, [entry, ...preload, ...styled]);
  return { scripts: needed.scripts, styles: all.styles };
}

function filesOf(manifest: Manifest, modules: readonly string[]): PageAssets {
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
  for (const id of modules) visit(id);
  return { scripts: [...scripts], styles: [...styles] };
}

export const readManifest = (name: string): Manifest => readJson(name);

/** The same, where a module that went into a file with others is found by that file. */
export function manifestByModule(name: string): Manifest {
  const manifest = readManifest(name);
  const modulesOf: Record<string, string[]> = readJson('chunks.json');
  const held = Object.values(manifest).flatMap((chunk) =>
    (modulesOf[chunk.file] ?? []).map((id) => [id, chunk] as const),
  );
  return { ...Object.fromEntries(held), ...manifest };
}

const readJson = (name: string) => JSON.parse(readFileSync(join(root, 'dist', name), 'utf8'));
