import { type CallInput, callAddress } from '../contract/call-address.ts';
import type { Endpoint, InputOf, ResponseOf } from '../contract/endpoint.ts';
import { type CallResult, failed } from './call-result.ts';
import { errorTexts } from './error-catalogue.ts';
import { readResponse } from './read-response.ts';

export interface CallOptions {
  /** One key per thing to be done, the same for every try of it. */
  key?: string;
  /** The version of the lead that the change was made on. */
  version?: number;
  /** It arrives though the page that sent it is left. */
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
  /** Where the calls go: ends with a slash. */
  base: () => string;
  timeoutSeconds?: number;
}

export function headersOf({ key, version }: CallOptions, isWrite: boolean): Record<string, string> {
  if (!isWrite) return { accept: 'application/json' };
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'ultrafibra',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
}

/** The only way to the server. It never throws: what went wrong comes back as a sentence. */
export function createClient({ fetch, base, timeoutSeconds = 30 }: ClientDependencies): Client {
  const once = async <E extends Endpoint>(
    endpoint: E,
    parts: CallInput,
    options: CallOptions,
  ): Promise<CallResult<ResponseOf<E>>> => {
    const isWrite = endpoint.method !== 'GET';
    const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
    try {
      const response = await fetch(callAddress(endpoint, parts, base()), {
        method: endpoint.method,
        headers: headersOf(options, isWrite),
        credentials: 'include',
        signal: timeout,
        ...(options.outlivesPage && { keepalive: true }),
        ...(isWrite ? { body: JSON.stringify(parts.body ?? {}) } : {}),
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
      // Only a question may be asked again unseen; a write is repeated by whoever holds its key.
      const mayRepeat = endpoint.method === 'GET' && !first.ok && first.failure.kind === 'network';
      return mayRepeat ? once(endpoint, parts, options) : first;
    },
  };
}
