import type { Plugin } from 'vite';
import { panelDocument } from '../../server/panel-api/panel-document.ts';

const files = { script: '/src/panel/entry-panel.tsx', styles: [] };

/** The operator's panel from its sources: one page for every address below /painel/. */
export const devPanel = (): Plugin => ({
  name: 'panel',
  configureServer(server) {
    server.middlewares.use('/painel', (request, response, next) => {
      const address = request.originalUrl ?? '/painel/';
      if (!request.headers.accept?.includes('text/html')) return next();
      server
        .transformIndexHtml(address, panelDocument(files, ''))
        .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
    });
  },
});
