import type { Endpoint, InputOf, ResponseOf } from '../../src/contract/endpoint.ts';
import { type CallOptions, type CallRequest, callRequest } from './call-request.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

/** A client of the contract, over any transport. */
export interface Client<Given extends Answer = Answer> {
  ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Given>;
  /** The parsed response of a call that has to succeed. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ResponseOf<E>>;
}

export interface HttpAnswer extends Answer {
  readonly headers: Headers;
}

export interface Visitor extends Client<HttpAnswer> {
  readonly cookies: Map<string, string>;
}

/** Timeout in milliseconds, as in the browser. */
const timeoutMs = 30_000;

/** `network` is sent as X-Forwarded-For. */
export function openVisitor(origin: () => string, network = '10.0.0.1'): Visitor {
  return visitorThrough(({ path, headers, ...request }) =>
    fetch(origin() + path, {
      ...request,
      headers: { ...headers, 'x-forwarded-for': network },
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}

export function visitorThrough(carry: (request: CallRequest) => Promise<Response>): Visitor {
  const cookies = new Map<string, string>();

  const ask: Visitor['ask'] = async (endpoint, input, options) => {
    const { headers, ...request } = callRequest(endpoint, input, options);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await carry({
      ...request,
      headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };

  return { cookies, ...clientOf(ask) };
}

export const clientOf = <Given extends Answer>(ask: Client<Given>['ask']): Client<Given> => ({
  ask,
  call: async (endpoint, input, options) => {
    const { status, body, text } = await ask(endpoint, input, options);
    if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
    return parsed(endpoint, body);
  },
});

function parsed<E extends Endpoint>(endpoint: E, body: unknown): ResponseOf<E>;
function parsed(endpoint: Endpoint, body: unknown): unknown {
  return endpoint.response.parse(body);
}
