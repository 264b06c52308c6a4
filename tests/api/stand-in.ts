import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export interface Heard {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, heard: Heard) => void;

async function read(request: IncomingMessage): Promise<Heard> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const { method = '', url = '', headers } = request;
  return { method, url, headers, body: Buffer.concat(parts).toString() };
}

/** A real server on loopback for one test: it answers as told, the last answer again and again. */
export async function standIn(...answers: Answer[]) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void read(request).then((call) => {
      const answer = answers[Math.min(heard.length, answers.length - 1)];
      heard.push(call);
      answer?.(response, call);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.');
  const { port } = address;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { heard, base: `http://127.0.0.1:${port}/api/`, port };
}

export const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const text =
  (status: number, type: string, body: string): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

/** Too busy, with a wish when to come back. */
export const refusing =
  (type: string, retryAfter: string): Answer =>
  (response) =>
    void response
      .writeHead(503, { 'content-type': type, 'retry-after': retryAfter })
      .end(JSON.stringify({ error: 'Espere.' }));

export const hangUp: Answer = (response) => void response.destroy();
export const silence: Answer = () => undefined;
