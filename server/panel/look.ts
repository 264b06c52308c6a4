import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const root = join(import.meta.dirname, '../..');

/** The colours and measures of the site are the panel's too: there is one list of them. */
const style = [join(root, 'src/ui/tokens.css'), join(import.meta.dirname, 'panel.css')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const version = createHash('sha256').update(style).digest('hex').slice(0, 12);

export const styleAddress = `/painel-antigo/estilo.css?v=${version}`;

/** What gives the pages their look. It tells nothing, so anybody may have it. */
export function registerLook(app: FastifyInstance): void {
  app.get('/painel-antigo/estilo.css', async (_request, reply) => {
    await reply.headers(forEver).type('text/css; charset=utf-8').send(style);
  });
  app.get('/painel-antigo/figtree.woff2', async (_request, reply) => {
    const font = readFileSync(join(root, 'src/ui/fonts/figtree-latin.woff2'));
    await reply.headers(forEver).type('font/woff2').send(font);
  });
}

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' };
