import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { panelDocument } from '../../server/panel-api/panel-document.ts';
import { root } from '../root.ts';

const panelFiles = { script: '/src/panel/entry-panel.tsx', styles: [] };

/** Development pages without a renderer: the component gallery at /gallery/, and the panel below /painel/. */
export const devPages = (): Plugin => ({
  name: 'pages',
  configureServer(server) {
    const serve = (below: string, html: () => Promise<string>) =>
      server.middlewares.use(below, ({ headers, originalUrl = below }, response, next) => {
        if (!headers.accept?.includes('text/html')) return next();
        html()
          .then((text) => server.transformIndexHtml(originalUrl, text))
          .then((text) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text), next);
      });
    serve('/gallery/', () => readFile(join(root, 'src/gallery/index.html'), 'utf8'));
    serve('/painel', async () => panelDocument(panelFiles, ''));
  },
});
