import { once } from 'node:events';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../free-port.ts';

const types: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.woff2', 'font/woff2'],
]);

/** Compressed beforehand and answered at once, as the real server does with its own pages. */
export async function serveFiles(
  files: ReadonlyMap<string, string | Buffer>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const bodies = new Map(
    [...files].map(([path, content]) => [
      path,
      // A font is compressed already.
      typeof content === 'string'
        ? { body: brotliCompressSync(content), packed: true }
        : { body: content, packed: false },
    ]),
  );
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*$/, '');
    const found = bodies.get(path);
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { body, packed } = found;
    response.writeHead(200, {
      'content-type': types.get(extname(path)) ?? 'text/html; charset=utf-8',
      ...(packed ? { 'content-encoding': 'br' } : {}),
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
