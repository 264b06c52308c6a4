import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts';
import {
  type CallInput,
  type CallOptions as ClientOptions,
  callAddress,
  headersOf,
} from '../../src/contract/send-call.ts';

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
