import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkModules } from './scripts/chunk-modules.ts';
import { firstPageChunks } from './scripts/first-page-chunks.ts';
import { pureRouter } from './scripts/pure-router.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [chunkModules(), pureRouter()])],
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
    modulePreload: { polyfill: false },
    // No data: URLs, so that the site's policy needs no exception for them, and no font inside a style.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'first page', name: firstPageChunks(import.meta.dirname) }],
            },
          },
        },
  },
}));
