import type { Plugin } from 'vite';

/** Vite's helper around every `import()`, which preloads its files. */
const preloadHelper = '\0vite/preload-helper.js';

/** Replaces Vite's preload helper by `src/app/load-module.ts`, which retries failed imports. */
export const retriedModules = (): Plugin => ({
  name: 'retried-modules',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === preloadHelper ? "export { loadModule as __vitePreload } from '/src/app/load-module.ts';" : null,
});
