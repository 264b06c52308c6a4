import { json } from 'node:stream/consumers';
import { standIn } from './stand-in.ts';

export interface ReceivedRequest {
  readonly path: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

type Reply = { status?: number; body: unknown };

/** An external system that records requests and replies by a function. */
export async function listening(reply: (asked: ReceivedRequest, count: number) => Reply | Promise<Reply>) {
  const asked: ReceivedRequest[] = [];
  const url = await standIn((request, response) => {
    json(request).then(async (body) => {
      const one = { path: request.url, headers: request.headers, body };
      asked.push(one);
      const { status = 200, body: said } = await reply(one, asked.length);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  return { url, asked };
}
