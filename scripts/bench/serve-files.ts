import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../free-port.ts';

/** Texts compressed beforehand and answered at once, as the real server does with its own pages. A font is compressed already. */
export async function serveFiles(
  files: ReadonlyMap<string, string | Buffer>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const answers = new Map([...files].map(([path, content]) => [path, answerOf(content)]));
  const server = createServer(({ url = '/' }, response) => {
    const found = answers.get(url);
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, found.headers).end(found.body);
  });
  const port = await freePort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    stop: () => server[Symbol.asyncDispose](),
  };
}

function answerOf(content: string | Buffer) {
  const isText = typeof content === 'string';
  const body = isText ? brotliCompressSync(content) : content;
  const kind = isText
    ? { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
    : { 'content-type': 'font/woff2' };
  return { body, headers: { ...kind, 'content-length': body.length } };
}
