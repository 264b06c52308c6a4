import type { Plugin } from 'vite';

/** Vite writes a call of this helper around every `import()`, with the names of all files that it needs. */
const preloadHelper = '\0vite/preload-helper.js';

/** Files that are fetched on demand survive a bad line: `src/app/load-module.ts` stands in the helper's place. */
export const retriedModules = (): Plugin => ({
  name: 'retried-modules',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === preloadHelper ? "export { loadModule as __vitePreload } from '/src/app/load-module.ts';" : null,
});
