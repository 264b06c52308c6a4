import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { panelDocument } from '../../server/panel-api/panel-document.ts';
import { root } from '../root.ts';

const panelFiles = { script: '/src/panel/entry-panel.tsx', styles: [] };

/**
 * Pages that no renderer knows, from their sources: the parts of `ui` at /gallery/, which only the development server has,
 * and the operator's panel, one page for every address below /painel/.
 */
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
