import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

/** Writes down which modules went into which file, for the size budget to name what rides along. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks: Record<string, string[]> = {};
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk')
          chunks[output.fileName] = output.moduleIds.map((id) => relative(root, id));
      }
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(join(root, 'dist/chunks.json'), JSON.stringify(chunks, null, 1));
    },
  };
}
