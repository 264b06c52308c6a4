import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bringModules } from './scripts/bring-modules.ts';
import { chunkModules } from './scripts/chunk-modules.ts';
import { firstPageChunks } from './scripts/first-page-chunks.ts';
import { pureRouter } from './scripts/pure-router.ts';
import { siteEntry, siteFoot, siteFrame, siteModules } from './src/app/site/site-modules.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [chunkModules(), pureRouter(), bringModules()])],
  css: {
    modules: {
      generateScopedName: command === 'build' ? '[hash:base64:6]' : '[name]-[local]-[hash:base64:4]',
    },
  },
  // Vite's own list, and the embedded database.
  server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/data/**'] } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'baseline-widely-available',
    modulePreload: {
      polyfill: false,
      // To name every file that may come later in the first one would cost more than the files' own round trips.
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    // No data: URLs, so that the site's policy needs no exception for them, and no font inside a style.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The public pages are rendered here and run nowhere; only their styles and their islands are used.
          input: ['index.html', siteEntry, siteFrame, siteFoot, ...Object.values(siteModules)],
          // The starter of a public page asks for what wakes an island by its name.
          preserveEntrySignatures: 'allow-extension',
          // No getter here does anything: what is only spread, and used nowhere, is left out.
          treeshake: { propertyReadSideEffects: false },
          output: {
            // Every script names the files that may follow it: one letter less of each.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'first page', name: firstPageChunks(import.meta.dirname) }],
            },
          },
        },
  },
}));
