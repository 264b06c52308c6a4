import { type Endpoint, type InputOf, type ResponseOf, writes } from '../contract/endpoint.ts';
import { type CallOptions, sendCall } from '../contract/send-call.ts';
import type { CallResult } from './call-result.ts';
import { errorTexts } from './error-texts.ts';
import { failed } from './failed.ts';
import { readReply } from './read-reply.ts';

export interface Client {
  call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<CallResult<ResponseOf<E>>>;
}

interface ClientDependencies {
  fetch: (address: string, request: RequestInit) => Promise<Response>;
  /** The base address, with a trailing slash. */
  base: () => string;
  timeoutSeconds?: number;
}

/** The only way to call the server. It never throws: failures are returned with a message. */
export function createClient({ fetch, base, timeoutSeconds = 30 }: ClientDependencies): Client {
  const once = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions,
  ): Promise<CallResult<ResponseOf<E>>> => {
    const reply = await sendCall(endpoint, input, options, { fetch, base: base(), timeoutSeconds });
    if (reply === 'timeout') return failed('timeout', errorTexts.timeout(timeoutSeconds));
    return reply === 'network' ? failed('network', errorTexts.network) : readReply(endpoint, reply);
  };
  return {
    call: async (endpoint, input, options = {}) => {
      const first = await once(endpoint, input, options);
      // Only reads are retried here; a write is retried by the caller, under its key.
      const mayRepeat = !writes(endpoint) && !first.ok && first.failure.kind === 'network';
      return mayRepeat ? once(endpoint, input, options) : first;
    },
  };
}
