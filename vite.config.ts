import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { chunkFileName, firstPageChunks, runsWith } from './scripts/build/first-page-chunks.ts';
import { retriedModules } from './scripts/build/retried-modules.ts';

/** Runs inline in a document, before anything else has arrived. */
const starter = (input: string): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    write: false,
    copyPublicDir: false,
    rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
  },
});

/** The starter demo by itself: built with the shop, each would carry files of the other. */
const demo: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/app/demo/entry-demo.tsx',
      output: {
        codeSplitting: {
          groups: [{ name: 'demo', test: /\/node_modules\/|\/src\/(?!pages\/demo\/screens\/)/ }],
        },
      },
    },
  },
};

const client: EnvironmentOptions = {
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    rolldownOptions: {
      // Public pages and footers are rendered by the server and run nowhere; only their styles are used, and the islands.
      input: [
        'index.html',
        'src/app/site/hydrate-island.tsx',
        'src/app/page-errors/report-error.ts',
        'src/app/site/site-pages.ts',
        'src/app/layout/SiteFooter.tsx',
      ],
      // The starter of a public page asks for what wakes an island by its name.
      preserveEntrySignatures: 'allow-extension',
      // A shared number is written where it is used: in a file of its own it would cost a first page a name.
      optimization: { inlineConst: { mode: 'all' } },
      // No getter here does anything: what is only spread, and used nowhere, is left out.
      // react-router calls React by this name. It wraps a component that nothing here uses at the top of a module; without
      // the call 4 kB of route matching go too. `Router`, the one component used here, keeps no call without a result.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['React$1'] },
      output: {
        chunkFileNames: chunkFileName,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'first page', name: firstPageChunks(import.meta.dirname) }],
        },
      },
    },
  },
};

/** The operator's panel, with a chunk graph of its own: nothing of it reaches a visitor. */
const panel: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/panel',
    emptyOutDir: true,
    copyPublicDir: false,
    // The server answers for it below /painel/.
    assetsDir: 'painel/assets',
    rolldownOptions: { input: 'src/panel/entry-panel.tsx' },
  },
};

/** Renders the documents. */
const ssr: EnvironmentOptions = {
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: true,
    // One file: the server imports a new build under another name, and two halves of two builds would not fit.
    rolldownOptions: { input: 'src/app/entry-server.ts', output: { codeSplitting: false } },
  },
};

/** The same whether a style sheet is linked or, with a query behind its name, taken as text. */
function shortName(local: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `_${createHash('sha256').update(`${path} ${local}`).digest('base64url').slice(0, 5)}`;
}

const built: Record<string, EnvironmentOptions> = {
  client,
  demo,
  panel,
  ssr,
  starterApp: starter('src/app/starter.ts'),
  starterSite: starter('src/app/site/site-starter.ts'),
  starterDemo: starter('src/app/demo/demo-starter.ts'),
};

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), retriedModules()],
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortName : '[name]-[local]-[hash:base64:4]',
    },
  },
  // Vite's own list, and the embedded database.
  server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/data/**'] } },
  build: {
    // On a busy machine it would say what took long.
    rolldownOptions: { checks: { bundlerTimings: false } },
    target: 'baseline-widely-available',
    // One file for all pages, which a browser keeps: documents carry what their first screen needs.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // A file is fetched before it is imported, with what else it needs: see retriedModules. Lists in one order compress.
      resolveDependencies: (file, files, { hostId }) =>
        [...new Set([file, ...files.toSorted()])].filter((one) => !runsWith(one, hostId)),
    },
    // No data: URLs, so that the site's policy needs no exception for them, and no font inside a style.
    assetsInlineLimit: 0,
    // The wordings by which messages are understood are one file of text, fetched after the first answer; `npm run size`
    // watches what a first page loads.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
  },
  // While it is being worked on, Vite's own two are enough.
  environments: command === 'build' ? built : {},
}));
