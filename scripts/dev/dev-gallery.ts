import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

/** The parts of `ui` at /gallery/. Only the development server knows them. */
export const devGallery = (): Plugin => ({
  name: 'gallery',
  configureServer(server) {
    server.middlewares.use('/gallery/', (_request, response, next) => {
      readFile(join(root, 'src/gallery/index.html'), 'utf8')
        .then((html) => server.transformIndexHtml('/src/gallery/index.html', html))
        .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
    });
  },
});
