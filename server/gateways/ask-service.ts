import { jsonIn } from '../../src/contract/json-in.ts';
import { outsideCall } from '../observability/outside-call.ts';

export interface Gateway {
  /** Base URL without a trailing slash. */
  url: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** `body` is undefined if the response is not valid JSON. */
export interface Reply {
  status: number;
  body: unknown;
}

/** One GET with a timeout. null: no complete response in time. */
export async function askService(gateway: Gateway, path: string, signal: AbortSignal): Promise<Reply | null> {
  const outcomeOf = (reply: Reply | null) => (reply === null ? 'no answer' : `http ${reply.status}`);
  return outsideCall(new URL(gateway.url).hostname, outcomeOf, async () => {
    try {
      const response = await gateway.fetch(`${gateway.url}${path}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(gateway.timeoutMs)]),
      });
      const text = await response.text();
      const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
      return { status: response.status, body: isJson ? jsonIn(text) : undefined };
    } catch {
      return null;
    }
  });
}
