import { type CallInput, callAddress } from '../contract/call-address.ts';
import { type Endpoint, type InputOf, type ResponseOf, writes } from '../contract/endpoint.ts';
import { type CallResult, failed } from './call-result.ts';
import { errorTexts } from './error-catalogue.ts';
import { readResponse } from './read-response.ts';

export interface CallOptions {
  /** The idempotency key, the same for every retry. */
  key?: string;
  /** The lead version that the change is based on. */
  version?: number;
  /** Completes even if the page is left. */
  outlivesPage?: true;
}

export interface Client {
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<CallResult<ResponseOf<E>>>;
}

interface ClientDependencies {
  fetch: typeof fetch;
  /** The base address, with a trailing slash. */
  base: () => string;
  timeoutSeconds?: number;
}

export function headersOf(endpoint: Endpoint, { key, version }: CallOptions): Record<string, string> {
  const hasBody = endpoint.method !== 'GET';
  const isWrite = writes(endpoint);
  return {
    accept: 'application/json',
    ...(hasBody && { 'content-type': 'application/json', 'x-requested-with': 'ultrafibra' }),
    ...(isWrite && key !== undefined && { 'idempotency-key': key }),
    ...(isWrite && version !== undefined && { 'if-match': `"${version}"` }),
  };
}

/** The only way to call the server. It never throws: failures are returned with a message. */
export function createClient({ fetch, base, timeoutSeconds = 30 }: ClientDependencies): Client {
  const once = async <E extends Endpoint>(
    endpoint: E,
    parts: CallInput,
    options: CallOptions,
  ): Promise<CallResult<ResponseOf<E>>> => {
    const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
    try {
      const response = await fetch(callAddress(endpoint, parts, base()), {
        method: endpoint.method,
        headers: headersOf(endpoint, options),
        credentials: 'include',
        signal: timeout,
        ...(options.outlivesPage && { keepalive: true }),
        ...(endpoint.method !== 'GET' && { body: JSON.stringify(parts.body ?? {}) }),
      });
      return await readResponse(endpoint, response);
    } catch {
      return timeout.aborted
        ? failed('timeout', errorTexts.timeout(timeoutSeconds))
        : failed('network', errorTexts.network);
    }
  };
  return {
    call: async (endpoint, input, options = {}) => {
      const parts: CallInput = { ...input };
      const first = await once(endpoint, parts, options);
      // Only reads are retried here; a write is retried by the caller, under its key.
      const mayRepeat = !writes(endpoint) && !first.ok && first.failure.kind === 'network';
      return mayRepeat ? once(endpoint, parts, options) : first;
    },
  };
}
