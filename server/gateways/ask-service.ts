import { outsideCall } from '../observability/outside-call.ts';

export interface Gateway {
  /** Without the postcode and without a slash at the end. */
  url: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** `body` is undefined where the service did not send readable JSON. */
export interface Reply {
  status: number;
  body: unknown;
}

/** One bounded request. null: nobody answered in time, or the answer broke off. */
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
      return { status: response.status, body: isJson ? parsed(text) : undefined };
    } catch {
      return null;
    }
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
