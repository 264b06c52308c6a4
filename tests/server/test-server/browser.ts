import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { type CallOptions, callRequest } from '../../../scripts/shop/call-request.ts';
import { type Answer, type Client, clientOf } from '../../../scripts/shop/visitor.ts';
import type { Endpoint, InputOf } from '../../../src/contract/endpoint.ts';
import { type Problem, problemSchema } from '../../../src/contract/problem.ts';

type Received = Answer & { readonly headers: Readonly<Record<string, unknown>>; readonly bytes: Buffer };

export interface Browser extends Client<Received> {
  cookies: Map<string, string>;
  send: (request: InjectOptions) => Promise<Received>;
  /** The problem of a call that has to be refused. */
  refused: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<Problem & { status: number }>;
  /** Asserts that a call is refused with this status, code or field, as '409 closed code'. */
  refuses: <E extends Endpoint>(
    ...call: [problem: string, endpoint: E, input: InputOf<E>, options?: CallOptions]
  ) => Promise<void>;
}

export function openBrowser(app: () => FastifyInstance): Browser {
  const cookies = new Map<string, string>();

  const send: Browser['send'] = async (request) => {
    const response = await app().inject({ ...request, cookies: Object.fromEntries(cookies) });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    const type = String(response.headers['content-type'] ?? '');
    const body: unknown = type.startsWith('application/json') ? response.json() : undefined;
    const { statusCode: status, headers, body: text, rawPayload: bytes } = response;
    return { status, body, headers, text, bytes };
  };

  const ask: Browser['ask'] = (endpoint, input, options) => {
    const { path, body, ...request } = callRequest(endpoint, input, options);
    return send({ ...request, url: path, ...(body === undefined ? {} : { payload: body }) });
  };

  const refused: Browser['refused'] = async (endpoint, input, options) => {
    const { status, body, text } = await ask(endpoint, input, options);
    if (status < 400) throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${text}`);
    return { status, ...problemSchema.parse(body) };
  };

  return {
    ...{ cookies, send, refused },
    ...clientOf(ask),
    refuses: async (problem, ...call) => {
      const { status, code, fields = [] } = await refused(...call);
      const told = [String(status), code, ...fields.map(({ field }) => field)];
      expect(told).toEqual(expect.arrayContaining(problem.split(' ')));
    },
  };
}
