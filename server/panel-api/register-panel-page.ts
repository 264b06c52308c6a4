import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { securePanel } from '../http/security-headers.ts';
import type { Site } from '../site/open-site.ts';
import { panelDocument, panelPolicy } from '../site/panel-document.ts';
import { sendFile } from '../site/send-file.ts';

/** Serves the panel's files, and one page for all paths below `/painel/`, which are routed in the browser. */
export function registerPanelPage(app: FastifyInstance, site: () => Site | undefined): void {
  securePanel(app);
  app.get('/painel/assets/*', async (request, reply) => {
    const file = site()?.files.get(request.url.replace(/[?#].*$/, ''));
    if (file === undefined) return reply.status(404).type('text/plain; charset=utf-8').send('Não encontrado');
    return sendFile(request, reply, file);
  });
  for (const address of ['/painel', '/painel/*'])
    app.get(address, async (_request, reply) => {
      const files = site()?.panel;
      if (files === undefined)
        return reply.status(404).type('text/plain; charset=utf-8').send('O painel não foi construído');
      const nonce = randomBytes(16).toString('base64');
      return reply
        .header('content-security-policy', panelPolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(panelDocument(files, nonce));
    });
}
