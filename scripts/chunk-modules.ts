import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

/** Writes down which modules went into which file, for the size budget to name what rides along. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    writeBundle(_options, bundle) {
      const file = join(root, 'dist/chunks.json');
      // The demo is built after the shop, into the same folder.
      const chunks: Record<string, string[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk')
          chunks[output.fileName] = output.moduleIds.map((id) => relative(root, id));
      }
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(file, JSON.stringify(chunks, null, 1));
    },
  };
}
