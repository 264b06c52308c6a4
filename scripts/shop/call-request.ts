import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts';

export interface CallOptions {
  readonly key?: string;
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallRequest {
  readonly method: Endpoint['method'];
  /** With its query. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: unknown;
}

/** One call of the contract as a request of our own pages, whoever sends it. */
export function callRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { key, version, headers }: CallOptions = {},
): CallRequest {
  const { params = {}, query = {}, body }: Parts = input;
  const { method } = endpoint;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(query).toString();
  const writes = method !== 'GET';
  return {
    method,
    path: `/api/${path}${search === '' ? '' : `?${search}`}`,
    headers: {
      ...(writes ? { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...headers,
    },
    ...(writes ? { body: JSON.stringify(body ?? {}) } : {}),
  };
}
