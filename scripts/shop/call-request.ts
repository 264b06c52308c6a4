import { type CallOptions as ClientOptions, headersOf } from '../../src/api/client.ts';
import { type CallInput, callAddress } from '../../src/contract/call-address.ts';
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts';

export interface CallOptions extends Pick<ClientOptions, 'key' | 'version'> {
  readonly headers?: Readonly<Record<string, string>>;
}

export type CallRequest = ReturnType<typeof callRequest>;

/** Builds the request of a call as our own pages send it. */
export function callRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { headers, ...options }: CallOptions = {},
) {
  const parts: CallInput = { ...input };
  return {
    method: endpoint.method,
    /** Includes the query. */
    path: callAddress(endpoint, parts, '/api/'),
    headers: { ...headersOf(endpoint, options), ...headers },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(parts.body ?? {}) }),
  };
}
