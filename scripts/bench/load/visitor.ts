import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** A browser that keeps its cookie and its connection, and comes from a network of its own. */
export interface Visitor {
  call(asked: Asked): Promise<unknown>;
}

let visitors = 0;

export function openVisitor(agents: Agent, ports: readonly number[]): Visitor {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  let calls = visitors;
  let cookie: string | undefined;
  return {
    call: async ({ method, path, body }) => {
      calls += 1;
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const response = await answerTo(
        agents,
        {
          port: ports[calls % ports.length] ?? 0,
          method,
          path: `/api/${path}`,
          headers: {
            'x-forwarded-for': address,
            'x-requested-with': 'ultrafibra',
            'idempotency-key': crypto.randomUUID(),
            ...(cookie === undefined ? {} : { cookie }),
            ...(sent === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          },
        },
        sent,
      );
      const given = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]);
      if (given.length > 0) cookie = given.join('; ');
      const answer = await text(response);
      if (response.statusCode !== 200)
        throw new Error(`${method} ${path} answered ${response.statusCode}: ${answer}`);
      return JSON.parse(answer);
    },
  };
}

const answerTo = (
  agent: Agent,
  options: { port: number; method: string; path: string; headers: Record<string, string | number> },
  body: string | undefined,
) =>
  new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ ...options, agent, host: '127.0.0.1' }, resolve)
      .on('error', reject)
      .end(body);
  });
