import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { demoEntry } from '../src/app/demo/demo-entry.ts';
import { chunkModules } from './chunk-modules.ts';
import { root } from './root.ts';

/** What the manifest of the demo is called beside the site's. */
export const demoManifest = 'demo-manifest.json';

/**
 * The starter demo by itself, beside the files of the shop. In one build the bundler would lay what both use into files
 * of both, and keep of the router what only the demo needs.
 */
export const buildDemo = () =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), chunkModules()],
    // As in vite.config.ts: the pages are rendered with these names.
    css: { modules: { generateScopedName: '[hash:base64:6]' } },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      manifest: `.vite/${demoManifest}`,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: demoEntry,
        output: {
          codeSplitting: {
            groups: [{ name: 'demo', test: /\/node_modules\/|\/src\/(?!pages\/demo\/screens\/)/ }],
          },
        },
      },
    },
  });
