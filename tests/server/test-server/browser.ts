import type { FastifyInstance, InjectOptions } from 'fastify';
import { type CallOptions, callRequest } from '../../../scripts/shop/call-request.ts';
import type { Endpoint, InputOf, ResponseOf } from '../../../src/contract/endpoint.ts';
import { type Problem, problemSchema } from '../../../src/contract/problem.ts';

interface Answer {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, unknown>>;
  text: string;
}

/** A visitor's browser with cookies, as a client of the contract. */
export interface Browser {
  cookies: Map<string, string>;
  send: (request: InjectOptions) => Promise<Answer>;
  /** The raw response. */
  ask: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Answer>;
  /** The parsed response of a call that has to succeed. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>;
  /** The problem of a call that has to be refused. */
  refused: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<Problem & { status: number }>;
}

export function openBrowser(app: () => FastifyInstance): Browser {
  const cookies = new Map<string, string>();

  const send: Browser['send'] = async (request) => {
    const response = await app().inject({ ...request, cookies: Object.fromEntries(cookies) });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    const type = String(response.headers['content-type'] ?? '');
    const body: unknown = type.startsWith('application/json') ? response.json() : undefined;
    return { status: response.statusCode, body, headers: response.headers, text: response.body };
  };

  const ask: Browser['ask'] = (endpoint, input, options) => {
    const { path, body, ...request } = callRequest(endpoint, input, options);
    return send({ ...request, url: path, ...(body === undefined ? {} : { payload: body }) });
  };

  return {
    cookies,
    send,
    ask,
    call: async (endpoint, input, options) => {
      const { status, body, text } = await ask(endpoint, input, options);
      if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
      return parsed(endpoint, body);
    },
    refused: async (endpoint, input, options) => {
      const { status, body, text } = await ask(endpoint, input, options);
      if (status < 400) throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${text}`);
      return { status, ...problemSchema.parse(body) };
    },
  };
}

function parsed<E extends Endpoint>(endpoint: E, body: unknown): ResponseOf<E>;
function parsed(endpoint: Endpoint, body: unknown): unknown {
  return endpoint.response.parse(body);
}
