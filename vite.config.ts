import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions } from 'vite';
import { firstPageChunks } from './scripts/build/first-page-chunks.ts';
import { retriedModules } from './scripts/build/retried-modules.ts';

const browser = (build: BuildEnvironmentOptions): EnvironmentOptions => ({ consumer: 'client', build });
/** Inline in a document, before anything else has arrived. */
const starter = (input: string): EnvironmentOptions =>
  browser({ write: false, rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } } });

const environments: Record<string, EnvironmentOptions> = {
  client: browser({
    outDir: 'dist/client',
    copyPublicDir: true,
    rolldownOptions: {
      // Besides the application and the islands: what the server renders, for its styles.
      input: [
        'index.html',
        'src/app/site/hydrate-island.tsx',
        'src/app/page-errors/report-error.ts',
        'src/app/site/site-pages.ts',
        'src/app/layout/SiteFooter.tsx',
      ],
      // The starter imports what hydrates islands by its name.
      preserveEntrySignatures: 'allow-extension',
      output: { codeSplitting: firstPageChunks() },
    },
  }),
  demo: browser({ outDir: 'dist/client', rolldownOptions: { input: 'src/app/demo/entry-demo.tsx' } }),
  panel: browser({
    outDir: 'dist/panel',
    // The server answers for its files there.
    assetsDir: 'painel/assets',
    rolldownOptions: { input: 'src/panel/entry-panel.tsx' },
  }),
  // One file: the server imports a new build under another name, and halves of two builds would not fit.
  ssr: {
    build: {
      outDir: 'dist/server',
      ssr: 'src/app/entry-server.ts',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  },
  starterApp: starter('src/app/starter.ts'),
  starterSite: starter('src/app/site/site-starter.ts'),
  starterDemo: starter('src/app/demo/demo-starter.ts'),
};

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), retriedModules()],
  // Vite's own list, and the embedded database.
  server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/data/**'] } },
  build: {
    // On a busy machine it would say what took long.
    rolldownOptions: { checks: { bundlerTimings: false } },
    emptyOutDir: false,
    copyPublicDir: false,
    // One style sheet for all pages, which a browser keeps.
    cssCodeSplit: false,
    // A file is itself among those fetched before it is imported: see retriedModules.
    modulePreload: { polyfill: false, resolveDependencies: (file, files) => [...new Set([file, ...files])] },
    // The site's policy allows no data: URLs.
    assetsInlineLimit: 0,
    // The panel and what renders documents are each one larger file.
    chunkSizeWarningLimit: 1000,
  },
  environments: command === 'build' ? environments : {},
}));
