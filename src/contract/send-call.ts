import { type Endpoint, writes } from './endpoint.ts';
import { lookUp } from './look-up.ts';

export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  /** The idempotency key, the same for every retry. */
  key?: string;
  /** The version that the change is based on. */
  version?: number;
  /** Completes even if the page is left. */
  outlivesPage?: true;
  signal?: AbortSignal;
  /** Instead of the time that any call may take. */
  timeoutSeconds?: number;
}

interface Sending {
  fetch: (address: string, request: RequestInit) => Promise<Response>;
  /** The base address, with a trailing slash. */
  base: string;
  timeoutSeconds?: number;
}

/** A whole response, whatever its status. */
export interface Reply {
  response: Response;
  text: string;
}

/** The URL of a call, with its path and query filled in. `base` ends with a slash. */
export function callAddress(
  endpoint: Endpoint,
  { params = {}, query = {} }: CallInput,
  base: string,
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(lookUp(params, name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const asked = search.size > 0 ? `?${search}` : '';
  return `${endpoint.root === 'site' ? '/' : base}${path}${asked}`;
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

/** Sends a call and reads its response. It never rejects: without a response it says why. */
export async function sendCall(
  endpoint: Endpoint,
  input: CallInput,
  options: CallOptions,
  { fetch, base, timeoutSeconds: usual = 30 }: Sending,
): Promise<Reply | 'timeout' | 'network'> {
  const { timeoutSeconds = usual } = options;
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  const address = callAddress(endpoint, input, base);
  const request: RequestInit = {
    method: endpoint.method,
    headers: headersOf(endpoint, options),
    credentials: 'include',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    ...(options.outlivesPage && { keepalive: true }),
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(input.body ?? {}) }),
  };
  try {
    const response = await fetch(address, request);
    return { response, text: await response.text() };
  } catch {
    return timeout.aborted ? 'timeout' : 'network';
  }
}
