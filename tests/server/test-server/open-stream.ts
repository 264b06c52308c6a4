import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Browser } from './browser.ts';
import type { TestServer } from './open-test-server.ts';

/** Opens a stream of events over a real connection, because inject would wait for its end. */
export async function openStream(
  server: TestServer,
  browser: Browser,
  { path, ...more }: { path: string; headers?: Readonly<Record<string, string>> },
) {
  if (!server.app.server.listening) await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, ...more.headers };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = get({ port, path, headers }, resolve);
    request.on('error', reject);
    onTestFinished(() => void request.destroy());
  });
  let text = '';
  let hasEnded = false;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
  });
  response.on('close', () => {
    hasEnded = true;
  });
  return {
    response,
    data: (): unknown[] => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data)),
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1],
    hasEnded: () => hasEnded,
  };
}
