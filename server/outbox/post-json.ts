import * as z from 'zod/mini';
import type { Outcome } from './outbox-item.ts';

export interface Posted {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly now: Date;
  /** What the body of a failure says, where it says more than its status. */
  readonly failureIn?: (body: string) => Outcome | undefined;
  /** Of a receiver that is no provider: a provider's may name the person. */
  readonly keepsReply?: true;
}

export type PostResult = { readonly status: number; readonly text: string } | Outcome;

/** One POST with a timeout. A 2xx response is returned; every other result is mapped to an outcome. */
export async function postJson({
  url,
  body,
  headers,
  timeoutMs,
  now,
  failureIn,
  keepsReply,
}: Posted): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.ok) return { status: response.status, text };
    const found = failureIn?.(text) ?? outcomeOf(response.status);
    const failure = keepsReply ? { ...found, reply: text } : found;
    const retryAfter = retryAfterMs(response.headers.get('retry-after'), now);
    return failure.kind === 'not-taken' && retryAfter !== undefined ? { ...failure, retryAfter } : failure;
  } catch (error) {
    const code = codeOf(error);
    return neverConnected.has(code)
      ? { kind: 'not-taken', reason: `http ${code}` }
      : { kind: 'unknown', reason: `http ${code}` };
  }
}

const outcomeOf = (status: number): Outcome => ({
  kind: status === 408 || status === 429 || status >= 500 ? 'not-taken' : 'refused',
  reason: `http ${status}`,
});

const neverConnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const withCode = z.object({ code: z.string() });

/** Node.js reports the error code in `cause`; for a host with several addresses, `cause` is an AggregateError. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return 'timeout';
  const cause = error.cause instanceof AggregateError ? error.cause.errors[0] : error.cause;
  const coded = withCode.safeParse(cause);
  return coded.success ? coded.data.code : 'failed';
}

/** Parses `Retry-After` (seconds or a date) into milliseconds from now. */
function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
