import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../free-port.ts';
import type { ComparedFiles } from './compared-pages.ts';

/** Compressed beforehand and answered at once, as the real server does with its own pages. */
export async function serveFiles(files: ComparedFiles): Promise<{ url: string; stop: () => Promise<void> }> {
  const compressed = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]));
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const body = compressed.get(path);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
