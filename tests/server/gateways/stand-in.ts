import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

/** A postcode service on loopback, closed with the test even if replies hang. */
export async function standIn(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return `http://127.0.0.1:${address.port}`;
}

export type Said = { status?: number; type?: string; body: string };

export const says =
  ({ status = 200, type = 'application/json; charset=utf-8', body }: Said): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

export const hangs: RequestListener = () => undefined;

/** Sends only the start of a response. */
export const stalls: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"cep":');
};

export const breaksOff: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"cep":', () => response.destroy());
};

export async function nobody(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
}
